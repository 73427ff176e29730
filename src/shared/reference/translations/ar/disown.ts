export const arDisown = {
  'disown.title': 'ألم تكن أنت؟',
  'disown.text': 'تقدّم شخص إلى وظيفة {job} لدى {company} في {date} وكتب عنوان بريدك الإلكتروني.',
  'disown.what_happens':
    'إذا أزلت الطلب حُذف كل ما فيه، بما في ذلك السيرة الذاتية. لن تراه {company} بعد ذلك، ولن يمنعك من التقدم إلى هذه الوظيفة بنفسك.',
  'disown.remove': 'إزالة الطلب',
  'disown.it_was_me': 'إن كنت أنت، فأغلق هذه الصفحة: لن يتغير شيء.',
  'disown.done_title': 'أُزيل الطلب',
  'disown.done_text': 'لم يبق منه شيء، ولم تعد {company} تراه.',
  'disown.done_next': 'يمكنك الآن التقدم إلى هذه الوظيفة بنفسك.',
  'disown.account_hint': 'إذا كان لك حساب فإن الطلبات التي يرسلها غيرك بعنوانك لا تؤثر في طلباتك.',
  'disown.to_job': 'إلى الوظيفة',
  'disown.create_account': 'إنشاء حساب',
  'disown.over_title': 'لم يعد هذا الرابط صالحًا',
  'disown.over_text': 'أُزيل الطلب من قبل، أو صار تابعًا لحساب، أو أُرسل قبل أكثر من {days} يومًا.',
  'disown.over_next': 'لسحب الطلب، افتح الرابط الآخر في الرسالة نفسها.',
  'disown.to_jobs': 'تصفح الوظائف',
};
