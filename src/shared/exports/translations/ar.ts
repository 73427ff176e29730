import type { Dictionary } from '../../kernel/texts.ts';

export const ar: Dictionary = {
  'export.title': 'صدّر بياناتك',
  'export.lead': 'أرشيف واحد يضم وظائفك وطلباتك والأشخاص والرسائل بصيغتي CSV وJSON، مع السير الذاتية والمرفقات.',
  'export.text':
    'يُنشأ في الخلفية، فيمكنك مغادرة هذه الصفحة. ولا يضم ما تخفيه المراجعة المُعمّاة عن فريقك، ولا من حُذفت بياناتهم.',
  'export.only_owners': 'يمكن لمالكي الشركة وحدهم تصدير بياناتها.',
  'export.start': 'صدّر كل شيء',
  'export.again': 'أنشئ أرشيفًا جديدًا',
  'export.progress': 'تقدّم الأرشيف',
  'export.waiting': 'في انتظار البدء…',
  'export.making': 'يجري جمع كل شيء: {percent}%',
  'export.ready': 'الأرشيف جاهز: {size}. يمكنك تنزيله حتى {date}.',
  'export.download': 'نزّل الأرشيف',
  'export.failed': 'تعذّر إنشاء الأرشيف. يُرجى المحاولة مرة أخرى.',
  'export.today': 'طلبت عدة أرشيفات اليوم. يُرجى المحاولة غدًا.',
};
