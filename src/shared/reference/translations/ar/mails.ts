import type { Dictionary } from '../../../kernel/texts.ts';

/** The mails, in Arabic. */
export const arMails: Dictionary = {
  'mail.hello': 'مرحبا،',
  'mail.hello_named': 'مرحبا {name}،',
  'mail.there': 'بك',
  'mail.hours_zero': '{count} ساعة',
  'mail.hours_one': 'ساعة واحدة',
  'mail.hours_two': 'ساعتين',
  'mail.hours_few': '{count} ساعات',
  'mail.hours_many': '{count} ساعة',
  'mail.hours_other': '{count} ساعة',
  'mail.days_zero': '{count} يوم',
  'mail.days_one': 'يوم واحد',
  'mail.days_two': 'يومين',
  'mail.days_few': '{count} أيام',
  'mail.days_many': '{count} يوما',
  'mail.days_other': '{count} يوم',

  'mail.confirm_subject': 'تأكيد بريدك الإلكتروني',
  'mail.confirm_text': 'بقيت خطوة واحدة: أكد أن هذا البريد لك، ويصبح حسابك في {site} جاهزا.',
  'mail.confirm_validity': 'الرابط صالح لمدة {hours}. إن لم تكن أنت من سجل، فتجاهل هذه الرسالة: لن يحدث شيء.',
  'mail.registered_subject': 'لديك حساب بالفعل',
  'mail.registered_text':
    'حاول شخص، وهو أنت على الأرجح، التسجيل في {site} بهذا البريد. لهذا البريد حساب بالفعل، فلم يتغير شيء.',
  'mail.sign_in': 'تسجيل الدخول: {link}',
  'mail.choose_password': 'اختيار كلمة مرور جديدة: {link}',
  'mail.reset_subject': 'اختيار كلمة مرور جديدة',
  'mail.reset_text': 'هذا هو الرابط لاختيار كلمة مرور جديدة لحسابك في {site}.',
  'mail.reset_validity': 'يعمل مرة واحدة خلال {hours}. إن لم تطلبه، فتجاهل هذه الرسالة: تبقى كلمة مرورك كما هي.',

  'mail.a_company': 'إحدى الشركات',
  'mail.somebody': 'شخص ما',
  'mail.invitation_subject': 'الانضمام إلى {company} في {site}',
  'mail.invitation_text': 'دعاك {inviter} إلى مراجعة طلبات {company} في {site}.',
  'mail.invitation_validity': 'الرابط صالح لمدة {days}. إن كنت لا تعرف {company}، فتجاهل هذه الرسالة.',

  'mail.approved_subject': 'تم النشر: {title}',
  'mail.approved_text': 'تمت الموافقة على «{title}»، ويمكن للجميع العثور عليها الآن.',
  'mail.rejected_subject': 'لم تنشر بعد: {title}',
  'mail.rejected_text': 'لم تتم الموافقة على «{title}». السبب:',
  'mail.rejected_next': 'غير ما يلزم وأرسلها مرة أخرى:',

  'mail.the_employer': 'جهة العمل',
  'mail.application_subject': 'طلبك: {job}',
  'mail.receipt_text': 'وصل طلبك لوظيفة {job} إلى {company}. هنا ترى أين وصل وما أرسل، ويمكنك سحبه:',
  'mail.receipt_secret': 'كل من لديه هذا الرابط يمكنه قراءة الطلب، فاحتفظ به لنفسك.',
  'mail.receipt_not_you': 'إن لم تكن أنت من تقدم، فشخص آخر يستخدم حسابك. اختر كلمة مرور جديدة: {link}',
  'mail.guest_text': 'وصل طلب لوظيفة {job} بهذا البريد إلى {company}. هنا ترى أين وصل وما أرسل، ويمكنك سحبه:',
  'mail.guest_secret': 'لا حاجة إلى حساب. كل من لديه هذا الرابط يمكنه قراءة الطلب، فاحتفظ به لنفسك.',
  'mail.disown':
    'لست أنت؟ إن استخدم شخص آخر عنوانك، يمكنك إزالة الطلب من هنا. لا يحتفظ بشيء منه، ويبقى بإمكانك التقدم بنفسك.',
  'mail.disown_validity': 'ذلك الرابط صالح لمدة {days}.',
  'mail.claimed_text':
    'طلبك لوظيفة {job} لدى {company} أصبح الآن تابعا لحسابك. له رابط جديد، والرابط السابق لم يعد يعمل:',
};
