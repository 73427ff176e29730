import type { Dictionary } from '../../../kernel/texts.ts';

export const arSettings: Dictionary = {
  'settings.title': 'الإعدادات',
  'settings.lead': 'ما يسري على الموقع كله. يسري كل تغيير فورا وفي كل مكان، ويحفظ في سجل التدقيق.',

  'settings.group_site': 'الاسم والمظهر',
  'settings.group_map': 'الخريطة',
  'settings.group_jobs': 'الوظائف والطلبات',
  'settings.group_evaluation': 'التقييم',
  'settings.group_retention': 'مدة الحفظ',

  'settings.site_name': 'اسم الموقع',
  'settings.site_name_help': 'يظهر بجانب الشعار وفي عناوين الصفحات وفي ختام كل رسالة بريد.',
  'settings.accent_light': 'اللون المميز في الصفحات الفاتحة',
  'settings.accent_light_help': 'للأزرار والروابط والشعار. تقف عليه حروف بيضاء، فيجب أن يكون داكنا بما يكفي.',
  'settings.accent_dark': 'اللون المميز في الصفحات الداكنة',
  'settings.accent_dark_help': 'الأمر نفسه لمن ضبط جهازه على المظهر الداكن. هنا يجب أن يكون فاتحا بما يكفي.',
  'settings.default_country': 'البلد الافتراضي',
  'settings.default_country_help':
    'تعد أرقام الهاتف التي لا رمز بلد لها من هذا البلد، حيث لا تذكر الوظيفة بلدا خاصا بها.',

  'settings.map_provider': 'الخريطة في صفحات الوظائف',
  'settings.map_provider_help': 'خريطة Google خدمة من Google: وهي ترى كل من يفتح صفحة وظيفة.',
  'settings.map_provider_leaflet': 'خريطة مفتوحة (Leaflet)',
  'settings.map_provider_google': 'خرائط Google',
  'settings.map_tiles': 'صور الخريطة المفتوحة',
  'settings.map_tiles_help':
    'من أين تأتي قطع الخريطة. يحسن بالمواقع الكبيرة أن تستعمل خدمة خاصة بها. الحد الأقصى للأحرف: {max}.',
  'settings.google_maps_key': 'مفتاح خرائط Google',
  'settings.google_maps_key_help':
    'تحمله الصفحات فيستطيع كل أحد قراءته: اجعل Google تقبله من هذا الموقع وحده. عدد الأحرف من {min} إلى {max}.',

  'settings.job_approval': 'الوظائف تنتظر الموافقة',
  'settings.job_approval_help': 'تظهر الوظائف الجديدة وتعديلات المنشور منها بعد موافقة أحد المشرفين.',
  'settings.pass_mark': 'درجة النجاح للوظائف الجديدة',
  'settings.pass_mark_help': 'ما يبدأ به نموذج الوظيفة الجديدة. يستطيع أصحاب العمل تغييرها لكل وظيفة.',
  'settings.cooldown_days': 'الانتظار قبل التقدم من جديد',
  'settings.cooldown_days_help': 'كم ينتظر من لم ينجح قبل أن يتقدم إلى الوظيفة نفسها من جديد. 0 يعني بلا انتظار.',

  'settings.hide_ai_until_scored': 'إخفاء تقييم الذكاء الاصطناعي حتى يضع المراجع درجته',
  'settings.hide_ai_until_scored_help':
    'لا يرى المراجعون ما وجده الذكاء الاصطناعي إلا بعد وضع درجة عامة، كي لا يقودهم.',

  'settings.draft_days': 'الطلبات غير المكتملة',
  'settings.draft_days_help': 'تحذف بعد هذه المدة من آخر حفظ لها، ومعها الروابط إليها.',
  'settings.session_days': 'البقاء مسجلا',
  'settings.session_days_help': 'من لم يعد طوال هذه المدة يسجل الدخول من جديد. المدة الأقصر تسري فورا.',
  'settings.known_device_days': 'الأجهزة المعروفة',
  'settings.known_device_days_help':
    'على جهاز سبق استعماله يستطيع صاحب الحساب تسجيل الدخول حتى وغيره يحاول تخمين كلمة مروره.',
  'settings.sent_mail_days': 'رسائل البريد المرسلة',
  'settings.sent_mail_days_help': 'فيها أسماء وروابط، وتحذف بعد هذه المدة من إرسالها.',

  'settings.length': 'عدد الأحرف من {min} إلى {max}.',
  'settings.range_days': 'من {min} إلى {max} يوما؛ القيمة الأصلية {shipped}.',
  'settings.range_percent': 'من {min} إلى {max}؛ القيمة الأصلية {shipped}.',
  'settings.days': 'يوم',
  'settings.percent': '٪',
  'settings.pick_colour': 'اختيار اللون: {name}',
  'settings.shipped': 'القيمة الأصلية',
  'settings.preview_light': 'في الصفحات الفاتحة',
  'settings.preview_dark': 'في الصفحات الداكنة',
  'settings.preview_button': 'تقدم الآن',
  'settings.preview_link': 'كل الوظائف',
  'settings.contrast': 'التباين {contrast} إلى 1',

  'settings.reason': 'السبب، لسجل التدقيق',
  'settings.save': 'حفظ الإعدادات',
  'settings.saved': 'حفظت الإعدادات',
  'settings.saved_text': 'وهي سارية الآن.',
  'settings.unsaved': 'لم يحفظ بعد.',
  'settings.all_saved': 'كل شيء محفوظ.',
  'settings.on': 'مفعل',
  'settings.off': 'معطل',
  'settings.nothing': 'لا شيء',
  'settings.conflict': 'سبقك مشرف آخر. لم يحفظ شيء؛ انظر من فضلك إلى الإعدادات المعلمة.',
  'settings.theirs': 'ضبط مشرف آخر هذا للتو على: {value}. احفظ مرة أخرى لتضع قيمتك مكانها.',
  'settings.leave_title': 'المغادرة دون حفظ؟',
  'settings.leave_text': 'ما غيرته لم يحفظ.',
  'settings.leave': 'مغادرة',
  'settings.stay': 'البقاء هنا',

  'rule.not_a_colour': 'اكتب اللون بعلامة # وستة أرقام أو أحرف من a إلى f، مثل ‎#0b6b53.',
  'rule.colour_contrast_light':
    'هذا اللون أبهت من أن يقرأ في الصفحات الفاتحة: تباينه {contrast} إلى 1، واللازم {least} إلى 1. اختر لونا أغمق.',
  'rule.colour_contrast_dark':
    'هذا اللون أغمق من أن يقرأ في الصفحات الداكنة: تباينه {contrast} إلى 1، واللازم {least} إلى 1. اختر لونا أفتح.',
  'rule.not_map_tiles': 'اكتب عنوانا يبدأ بـ https:// وفيه {z} و{x} و{y}، وفي مكانها تضع الخريطة أرقامها.',
  'rule.not_a_map_key': 'لا يحوي المفتاح إلا أحرفا وأرقاما وشرطات.',
  'rule.google_needs_key': 'خريطة Google تحتاج إلى مفتاح.',
  'rule.whole_number_between': 'اكتب عددا صحيحا من {min} إلى {max}.',
  'rule.setting_not_seen': 'أرسل مع {key} وقت آخر تغيير له، كما قرئ.',
  'rule.setting_changed': 'غير مشرف آخر هذا في الأثناء.',
};
