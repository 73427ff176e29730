/** The Arabic glossary: `phrase, other phrase | english`. Phrases without English say nothing about a trade. */
export const ARABIC = `
# grammar, and what stands in every résumé
في, من, على, الى, إلى, عن, مع, و, أو, ثم, كما, التي, الذي, الذين, اللذين, هذا, هذه, ذلك, تلك, هؤلاء, كل, جميع, بعض, بين, خلال, لدى, لدي, عند, عندما, قبل, بعد, حتى, منذ, أن, إن, أنا, نحن, هو, هي, هم, ما, لا, لم, لن, ليس, كان, كانت, كنت, يكون, أكون, تكون, قد, غير, حيث, ضمن, أي, كافة, وذلك, له, لها, لهم, به, بها, فيه, فيها, منها, منه, عليها, عليه, إليها, أكثر, أقل, أيضا, كذلك, مثل, وفق, وفقا, حسب, نحو, حول, ضد, دون, بدون, عبر, أثناء, لأن, لكن, بل, إذا, لكي, كي, سوف, هنا, هناك, أحد, إحدى, عدة, عدد, مختلف, مختلفة, متنوعة, تحت, فوق, أمام, خارج, داخل, بسبب, بشكل, بصورة, بطريقة, تم, يتم, تمت, وغيرها, إلخ, سواء, ذات, ذو, وقد, نفس, أجل, سنة, سنوات, عام, أعوام, شهر, أشهر, شهور, يوم, أيام, يومي, يومية, يوميا, أسبوعي, أسبوعية, شهري, شهرية, سنوي, سنوية, ساعة, ساعات |
عمل, عملت, أعمل, يعمل, تعمل, العمل, أعمال, قمت, قام, قامت, أقوم, يقوم, القيام, خبرة, خبرات, مهارة, مهارات, قدرة, القدرة, معرفة, إجادة, أجيد, أتقن, إتقان, مسؤول, مسؤولة, مسؤولا, المسؤولية, مسؤوليات, مهام, مهمة, وظيفة, وظائف, شركة, مؤسسة, منظمة, جهة, فريق, فرق, جيد, جيدة, ممتاز, ممتازة, عالي, عالية, كبير, كبيرة, صغير, صغيرة, جديد, جديدة, شخص, أشخاص, مجال, مجالات, دعم, مساعدة, ساعدت, المساهمة, ساهمت, شاركت, المشاركة, ضمان, تحقيق, حققت, تطوير الذات, تحت الضغط, ضغط, روح الفريق, طموح, مجتهد, مجتهدة, ملتزم, ملتزمة, حسن, سرعة, دقة, أحب, أسعى, أرغب, حاليا, سابقا, موظف, موظفة, موظفين, عامل, عاملة, مساعد, مساعدة, أول, رئيسي, خاص, خاصة, تنفيذ, نفذت, ينفذ, تقديم, قدمت, يقدم, توفير, وفرت, استخدام, استخدمت, يستخدم, باستخدام, متابعة, تابعت, يتابع, بنسبة, مطلوب, نبحث, نبحث عن, مرشح, المرشح, يشترط, شروط, متطلبات, المؤهلات, مؤهل |
واحد, اثنين, ثلاث, ثلاثة, أربع, أربعة, خمس, خمسة, ست, ستة, سبع, سبعة, ثماني, ثمانية, تسع, تسعة, عشر, عشرة |
يناير, فبراير, مارس, أبريل, مايو, يونيو, يوليو, أغسطس, سبتمبر, أكتوبر, نوفمبر, ديسمبر |

# titles
ممرض, ممرضة, ممرضين, ممرضات, ممرض قانوني, ممرضة قانونية | nurse
ممرضة مسجلة, ممرض مسجل | registered nurse
رئيسة التمريض, رئيس التمريض, مشرفة تمريض, مشرف تمريض | nurse manager
قابلة, قابلات, قابلة قانونية | midwife
طبيب, طبيبة, أطباء, طبيب عام, طبيب ممارس | physician doctor
طبيب أسنان, طبيبة أسنان | dentist
طبيب بيطري, طبيبة بيطرية, بيطري, بيطرية | veterinarian
مساعد بيطري, فني بيطري | veterinary technician
صيدلي, صيدلانية, صيدلاني, صيادلة | pharmacist
فني صيدلة, مساعد صيدلي | pharmacy technician
فني مختبر, فنية مختبر, فني تحاليل, مخبري, فني معمل | laboratory technician
فني أشعة, أخصائي أشعة | radiographer
أخصائي علاج طبيعي, معالج طبيعي, أخصائية علاج طبيعي | physiotherapist
أخصائي تغذية, أخصائية تغذية | nutritionist
مسعف, مسعفة | paramedic
عامل صحة مجتمعية, عاملة صحية مجتمعية, عامل صحي مجتمعي, مرشد صحي, مثقف صحي, مثقفة صحية | community health worker
أخصائي نفسي, أخصائية نفسية | psychologist
أخصائي اجتماعي, أخصائية اجتماعية, باحث اجتماعي, باحثة اجتماعية, مرشد اجتماعي | social worker
محاسب, محاسبة, محاسبين, محاسبون | accountant
محاسب قانوني | certified public accountant
رئيس حسابات, رئيسة حسابات, كبير المحاسبين | chief accountant
مدير مالي, مديرة مالية | finance manager
مدقق حسابات, مدققة حسابات, مراجع حسابات, مدقق, مراجع داخلي, مدقق داخلي | auditor
كاتب حسابات, ماسك دفاتر | bookkeeper
أمين صندوق, أمينة صندوق, كاشير, محصل | cashier
صراف, صرافة, موظف بنك, موظفة بنك | bank teller
محلل مالي, محللة مالية | financial analyst
موظف قروض, مسؤول قروض | loan officer
سائق, سائقة, سائقين, سواق | driver
سائق شاحنة, سائق شاحنات, سائق نقل ثقيل | truck driver
سائق توصيل, مندوب توصيل | delivery driver
سائق حافلة, سائق باص | bus driver
سائق تاكسي | taxi driver
معلم, معلمة, معلمين, معلمات, مدرس, مدرسة لغة, مدرسين | teacher
معلم ابتدائي, معلمة ابتدائي, مدرس ابتدائي | primary school teacher
معلم ثانوي, مدرس ثانوي | secondary school teacher
معلمة روضة, معلمة رياض أطفال | kindergarten teacher
مدير مدرسة, مديرة مدرسة | school principal
محاضر, محاضرة جامعية, أستاذ جامعي, أستاذ مساعد | university lecturer
مدرب, مدربة | trainer
مبرمج, مبرمجة, مطور برمجيات, مطورة برمجيات, مهندس برمجيات, مهندسة برمجيات, مطور, مبرمجين | software developer
مطور ويب, مطورة ويب, مطور مواقع, مصمم مواقع | web developer
مطور تطبيقات, مطور تطبيقات الجوال | mobile developer
محلل بيانات, محللة بيانات | data analyst
عالم بيانات | data scientist
مدخل بيانات, مدخلة بيانات | data entry clerk
مدير شبكات, مهندس شبكات, فني شبكات | network administrator
مدير نظم, مسؤول أنظمة | system administrator
فني حاسوب, فني كمبيوتر, دعم فني, فني دعم, أخصائي دعم فني | it support technician
مدير قواعد بيانات | database administrator
أخصائي أمن معلومات, محلل أمن سيبراني | information security analyst
مصمم جرافيك, مصممة جرافيك, مصمم, مصممة | graphic designer
مصور, مصورة, مصور فوتوغرافي | photographer
مونتير, محرر فيديو | video editor
صحفي, صحفية, صحافي, صحفيين, مراسل, مراسلة | journalist reporter
محرر, محررة, رئيس تحرير | editor
مذيع, مذيعة | broadcaster
مترجم, مترجمة, مترجمين | translator
مترجم فوري, مترجمة فورية, ترجمان | interpreter
محامي, محامية, محام, محامين | lawyer
مستشار قانوني, مستشارة قانونية, باحث قانوني | legal adviser
مساعد قانوني | paralegal
قاضي | judge
كهربائي, كهربائيين, فني كهرباء | electrician
مهندس كهرباء, مهندس كهربائي, مهندسة كهرباء | electrical engineer
فني طاقة شمسية, فني ألواح شمسية, مركب ألواح شمسية | solar technician
مهندس طاقة شمسية, مهندس طاقة متجددة | solar engineer
لحام, لحامين, فني لحام | welder
حداد | blacksmith metal worker
سباك, سباكين, فني سباكة | plumber
نجار, نجارين | carpenter
بناء, بنائين, عامل بناء, عامل إنشاءات | mason construction worker
بليط, مبلط | tiler
دهان, نقاش, صباغ | painter
مهندس مدني, مهندسة مدنية | civil engineer
مهندس معماري, مهندسة معمارية | architect
مهندس موقع, مهندس تنفيذ | site engineer
مهندس ميكانيكي, مهندس ميكانيك | mechanical engineer
مهندس, مهندسة, مهندسين | engineer
مساح | land surveyor
مشرف موقع, مراقب بناء, مشرف بناء | construction site supervisor
مقاول | contractor
ميكانيكي, ميكانيكي سيارات | automotive mechanic
فني تكييف, فني تبريد | air conditioning technician
فني صيانة, عامل صيانة | maintenance technician
فني, فنية, فنيين | technician
مشغل آلات, مشغل معدات | machine operator
مشغل معدات ثقيلة, سائق رافعة, سائق حفار | heavy equipment operator
طباخ, طباخة, طاه, طاهي, طاهية, طباخين | cook
شيف, رئيس الطهاة, كبير الطهاة | chef
مساعد طباخ | kitchen assistant
خباز, خبازة | baker
حلواني | pastry chef
جزار | butcher
نادل, نادلة, جرسون, ويتر | waiter
نادل قهوة, باريستا | barista
مدير مطعم, مديرة مطعم | restaurant manager
مدير فندق, مديرة فندق | hotel manager
موظف استقبال, موظفة استقبال, موظفي استقبال, استقبال | receptionist
عامل نظافة, عاملة نظافة, منظف, منظفة, عمال نظافة | cleaner
مدبرة منزل, عاملة منزلية | housekeeper
مربية, مربية أطفال, جليسة أطفال | nanny
حارس, حارسة, حارس أمن, حارسة أمن, رجل أمن, فرد أمن, حراس أمن | security guard
مشرف أمن, مدير أمن | security supervisor
شرطي, ضابط شرطة | police officer
بائع, بائعة, مندوب مبيعات, مندوبة مبيعات, موظف مبيعات, موظفة مبيعات, ممثل مبيعات | sales representative
مدير مبيعات, مديرة مبيعات | sales manager
صاحب متجر, صاحب محل, تاجر, تاجرة | shopkeeper
مدير متجر, مدير محل, مدير فرع | store manager
مدير تسويق, مديرة تسويق | marketing manager
مسوق, أخصائي تسويق, مسوق رقمي, مسوق إلكتروني | marketing specialist
موظف خدمة عملاء, موظفة خدمة عملاء, ممثل خدمة عملاء | customer service representative
أمين مخزن, أمينة مخزن, أمين مستودع, مسؤول مخزن, أمين مخازن, أمين عهدة | storekeeper
مدير مستودع, مدير مخازن | warehouse manager
عامل مستودع, عامل مخزن | warehouse worker
مسؤول لوجستي, منسق لوجستي, موظف لوجستي, أخصائي لوجستي | logistics officer
مسؤول مشتريات, موظف مشتريات, مدير مشتريات | procurement officer
خياط, خياطة ملابس, خياطين, ترزي | tailor
مصمم أزياء, مصممة أزياء | fashion designer
حلاق, مصفف شعر, كوافير, مصففة شعر | hairdresser
خبيرة تجميل, أخصائية تجميل | beautician
مزارع, مزارعة, مزارعين, فلاح | farmer
مهندس زراعي, مهندسة زراعية | agronomist
مرشد زراعي | agricultural extension officer
عامل مزرعة, عامل زراعي | farm worker
راعي, مربي ماشية | livestock farmer
صياد, صياد سمك | fisherman
بستاني | gardener
مدير موارد بشرية, مديرة موارد بشرية | human resources manager
موظف موارد بشرية, أخصائي موارد بشرية, مسؤول موارد بشرية, أخصائية موارد بشرية | human resources officer
أخصائي توظيف, مسؤول توظيف | recruiter
مدير مشروع, مديرة مشروع, مدير مشاريع, مديرة مشاريع | project manager
منسق مشروع, منسقة مشروع, منسق مشاريع, منسق برامج | project coordinator
مسؤول مشروع, ضابط مشروع, موظف مشروع | project officer
مسؤول متابعة وتقييم, موظف رصد وتقييم, مسؤول رصد وتقييم | monitoring and evaluation officer
مسؤول حماية, موظف حماية | protection officer
سكرتير, سكرتيرة, سكرتارية | secretary
مساعد إداري, مساعدة إدارية, موظف إداري, إداري, إدارية | administrative assistant
مساعد تنفيذي, مساعدة تنفيذية | executive assistant
مدير مكتب, مديرة مكتب | office manager
مدير عام | general manager
مدير تنفيذي, مديرة تنفيذية | chief executive
مدير عمليات | operations manager
مدير, مديرة | manager
منسق, منسقة | coordinator
مشرف, مشرفة, مشرفين | supervisor
أمين مكتبة, أمينة مكتبة | librarian
مهندس مياه, فني مياه | water engineer
باحث, باحثة | researcher
إمام | imam
طيار | pilot
مضيفة طيران, مضيف طيران | flight attendant
بحار | sailor
وكيل سفر | travel agent
مرشد سياحي | tour guide
متدرب, متدربة | intern
متطوع, متطوعة | volunteer
مستشار, مستشارة, استشاري | consultant

# health
تمريض, رعاية تمريضية, الرعاية التمريضية | nursing
رعاية المرضى, العناية بالمرضى, رعاية مرضى | patient care
مريض, مرضى, المرضى | patients
مستشفى, مستشفيات | hospital
عيادة, عيادات, مستوصف | clinic
مركز صحي, مراكز صحية | health centre
جناح, قسم داخلي, أجنحة | ward
طوارئ, قسم الطوارئ | emergency
عناية مركزة, العناية المركزة, عناية مشددة | intensive care
جراحة, عمليات جراحية, غرفة العمليات | surgery
دواء, أدوية, الأدوية, علاجات | medication
إعطاء الأدوية, إعطاء الدواء, أعطيت الأدوية | administering medication
صرف الأدوية, صرف الدواء, صرف الوصفات, صرفت الأدوية | dispensing medication
وصفة, وصفات, وصفات طبية | prescriptions
صيدلية, صيدليات, صيدلة | pharmacy
حقن, حقنة, الحقن | injections
محاليل وريدية, تركيب المحاليل, كانيولا | intravenous therapy
علامات حيوية, العلامات الحيوية, قياس العلامات الحيوية | vital signs
ضغط الدم | blood pressure
جروح, تضميد الجروح, العناية بالجروح, تضميد, غيار الجروح | wound care
تعقيم, عقمت | sterilization
مكافحة العدوى, ضبط العدوى | infection control
تطعيم, تطعيمات, تحصين, لقاح, لقاحات | immunization vaccination
ولادة, توليد, ولادات | labor and delivery
حمل, حوامل, رعاية الحوامل, رعاية ما قبل الولادة | antenatal care
أم, أمهات, الأمومة | maternal
طفل, أطفال, الأطفال | children
أطفال حديثي الولادة, مواليد | newborn
سوء التغذية, تغذية | nutrition
إسعافات أولية, الإسعافات الأولية | first aid
إنعاش قلبي رئوي, إنعاش | cpr
تشخيص, شخصت, يشخص | diagnosis
علاج, عالجت, يعالج, معالجة | treatment
فحص, فحوصات, فحصت | examination
تحليل مخبري, تحاليل مخبرية, تحاليل, تحاليل طبية | laboratory tests
عينة, عينات, سحب العينات, سحب عينات الدم | specimens
دم | blood
مختبر, مختبرات, معمل | laboratory
سجلات طبية, السجلات الطبية, ملفات المرضى | medical records
تثقيف صحي, توعية صحية, التوعية الصحية, تثقيف المرضى | health education
صحة مجتمعية, صحة المجتمع | community health
صحة عامة, الصحة العامة | public health
صحة, صحي, صحية | health
زيارات منزلية, زيارة المنازل | home visits
مجتمع, مجتمعات, مجتمعي | community
توعية, حملات توعية | awareness
أسرة, أسر, عائلات | families
ملاريا | malaria
كوليرا | cholera
سل | tuberculosis
إحالة, إحالات, أحلت | referral
أشعة, تصوير بالأشعة | radiology
أسنان | dental
علاج طبيعي | physical therapy
أمراض مزمنة, سكري | diabetes
طب, طبي, طبية | medical

# money
محاسبة مالية, المحاسبة, محاسبي, محاسبية | accounting
حسابات, الحسابات, حساب | accounts
مسك الدفاتر, مسك دفاتر, إمساك الدفاتر | bookkeeping
دفتر الأستاذ, الأستاذ العام, دفتر الأستاذ العام | general ledger
قيود يومية, قيود محاسبية, القيود اليومية, القيود, تسجيل القيود | journal entries
قوائم مالية, القوائم المالية, بيانات مالية | financial statements
تقارير مالية, تقرير مالي | financial reports
تقارير, تقرير, إعداد التقارير, كتابة التقارير | reports
إعداد, أعددت, أعد, يعد, حضرت | prepared
تسوية بنكية, تسويات بنكية, التسويات البنكية, مطابقة الحسابات البنكية, مطابقة البنك, تسوية الحسابات البنكية | bank reconciliation
تسوية, تسويات, مطابقة | reconciliation
ذمم مدينة, حسابات القبض, الذمم المدينة, حسابات مدينة | accounts receivable
ذمم دائنة, حسابات الدفع, الذمم الدائنة, حسابات دائنة | accounts payable
فاتورة, فواتير, الفواتير, إصدار الفواتير | invoices
رواتب, الرواتب, كشوف الرواتب, مسير الرواتب, كشف الرواتب, أجور | payroll
ضريبة, ضرائب, الضرائب, إقرارات ضريبية, ضريبي | tax
ضريبة القيمة المضافة, القيمة المضافة | vat
ميزانية, ميزانيات, موازنة, موازنات, إعداد الميزانية | budget
ميزانية عمومية | balance sheet
ميزان المراجعة | trial balance
تدقيق, مراجعة الحسابات, تدقيق الحسابات, تدقيق داخلي, مراجعة داخلية | audit
مصروفات, نفقات, مصاريف | expenses
إيرادات, إيراد, دخل | revenue
نقد, نقدية, النقد, صندوق, مبالغ نقدية | cash
عهدة نقدية, المصروفات النثرية, نثرية, صندوق النثرية | petty cash
تحصيل, التحصيل, تحصيل المبالغ | collections
دفع, مدفوعات, دفعات, سداد | payments
إيصال, إيصالات, سندات قبض | receipts
شيك, شيكات | checks
بنك, بنوك, مصرف, مصرفي, مصرفية | bank
إيداع, إيداعات | deposits
سحب, سحوبات | withdrawals
قرض, قروض | loans
تمويل أصغر, تمويل صغير | microfinance
تمويل, مالية, مالي | finance
أصول ثابتة, الأصول الثابتة | fixed assets
تكاليف, تكلفة, محاسبة التكاليف | cost
تحليل مالي, التحليل المالي | financial analysis
تأمين | insurance
إقفال شهري, الإقفال الشهري, إقفال الحسابات | month end close
كويك بوكس | quickbooks
إكسل, اكسل, اكسيل | excel
وورد | word
حاسوب, كمبيوتر, حاسب آلي, الحاسب الآلي, الحاسب | computer
مايكروسوفت أوفيس, أوفيس | microsoft office

# driving, stores, logistics
قيادة, قدت, أقود, سياقة, قيادة السيارات, قيادة السيارة | driving
قيادة آمنة, القيادة الآمنة, السلامة المرورية, السلامة على الطرق | road safety
سيارة, سيارات, مركبة, مركبات, عربة | vehicle
شاحنة, شاحنات | truck
حافلة, باص | bus
رخصة قيادة, رخصة القيادة, رخصة سواقة | driving license
ركاب, راكب | passengers
نقل, نقلت, ينقل, توصيل الركاب, نقل الركاب | transport
توصيل, أوصلت, توصيل الطلبات, تسليم البضائع, توصيل البضائع | deliveries
بضاعة, بضائع, سلع | cargo goods
حمولة, شحن, شحنة, شحنات, شحنات | freight
طريق, طرق, مسارات, خط سير | routes
مرور, قواعد المرور, قوانين المرور | traffic rules
وقود | fuel
سجل الرحلات, دفتر السيارة, سجل المركبة | log book
رحلة, رحلات | trips
أسطول, إدارة الأسطول | fleet
فحص السيارة, فحص المركبة, تفقد السيارة | vehicle inspection
زيت, تغيير الزيت, زيوت | oil
إطار, إطارات | tires
محرك, محركات | engine
فرامل | brakes
قطع غيار, قطع الغيار | spare parts
إصلاح, أصلحت, تصليح, يصلح | repair
صيانة, صيانة دورية | maintenance
صيانة وقائية | preventive maintenance
أعطال, عطل, تشخيص الأعطال, كشف الأعطال | troubleshooting
مخزن, مخازن, مستودع, مستودعات | warehouse
مخزون, المخزون, مخزونات, إدارة المخزون, مراقبة المخزون, ضبط المخزون | inventory stock
جرد, جرد المخزون, الجرد, الجرد السنوي | stock taking
استلام, استلمت, استلام البضائع | receiving
صرف المواد, صرف البضائع, صرف | issuing
بطاقات الصنف, بطاقة الصنف, بطاقات المخزون | bin cards
تخزين, خزنت | storage
تحميل, تفريغ, تحميل وتفريغ | loading unloading
رافعة شوكية | forklift
سلسلة التوريد, سلاسل الإمداد, سلسلة الإمداد | supply chain
توريد, موردين, مورد, الموردين | suppliers
مشتريات, شراء, المشتريات, اشتريت | procurement
أوامر الشراء, أمر شراء, طلبات الشراء | purchase orders
مناقصة, مناقصات, عطاءات, عطاء | tenders
لوجستيات, لوجستي, لوجستية, الخدمات اللوجستية | logistics
جمارك, تخليص جمركي, التخليص الجمركي | customs
استيراد, استيراد وتصدير | imports
تصدير | exports
توزيع, وزعت | distribution
تغليف, تعبئة | packaging

# teaching
تدريس, درست, أدرس, يدرس, التدريس | teaching
تعليم, علمت, تربية, تربوي, تعليمي | education
طالب, طلاب, طالبات, الطلاب, تلاميذ, تلميذ, طلبة | students
فصل, فصول, صف, صفوف, صف دراسي | classroom
إدارة الصف, إدارة الفصل | classroom management
درس, دروس, حصص, حصة | lessons
تخطيط الدروس, خطط الدروس, تحضير الدروس, إعداد الدروس, إعداد خطط الدروس | lesson planning
منهج, مناهج, المنهج, منهاج | curriculum
امتحان, امتحانات, اختبارات, اختبار | exams
تصحيح, تصحيح الامتحانات | grading
تقييم, تقييم الطلاب, قيمت | assessment
أولياء الأمور, آباء | parents
رياضيات | mathematics
علوم | science
فيزياء | physics
كيمياء | chemistry
أحياء, علم الأحياء | biology
تاريخ | history
جغرافيا | geography
تربية إسلامية, دراسات إسلامية, قرآن | islamic studies
محو الأمية, قراءة وكتابة | literacy
تدريب, دربت, أدرب, يدرب, دورات تدريبية, تدريبات | training
ورشة, ورش, ورش عمل | workshops
روضة, رياض أطفال | kindergarten
مدرسة, مدارس | school
جامعة, جامعات, كلية | college
وسائل تعليمية | teaching materials
ذوي الاحتياجات الخاصة, احتياجات خاصة, تربية خاصة | special education

# software, data, design, media
برمجة, برمجت, أبرمج, يبرمج, كود, شيفرة | programming
برمجيات, برنامج حاسوب, تطوير البرمجيات, هندسة البرمجيات | software development
برامج, برنامج | program
تطوير, طورت, أطور, يطور | development
تطبيق, تطبيقات | applications
تطبيقات الجوال, تطبيقات الهاتف, تطبيقات الموبايل | mobile applications
موقع إلكتروني, مواقع إلكترونية, مواقع الويب, مواقع الإنترنت, ويب, تطوير المواقع, تطوير الويب | web development
واجهة, واجهات, واجهات المستخدم, واجهة المستخدم, واجهات أمامية | user interface
واجهات برمجة التطبيقات, واجهة برمجة | api
قاعدة بيانات, قواعد البيانات, قواعد بيانات | databases
بيانات, البيانات, معطيات | data
إدخال البيانات, إدخال بيانات | data entry
جمع البيانات, جمعت البيانات | data collection
تحليل البيانات, تحليل بيانات | data analysis
تحليل, حللت, يحلل | analysis
إحصاء, إحصائي, إحصاءات | statistics
تعلم الآلة, تعلم آلي, ذكاء اصطناعي | machine learning
لوحات المعلومات, لوحات بيانية, تصور البيانات | dashboards
استبيان, استبيانات, مسح, مسوحات | surveys
اختبار البرمجيات | software testing
شبكة, شبكات, الشبكات | network
خادم, خوادم | servers
أمن المعلومات, أمن سيبراني, الأمن السيبراني | information security
نظم, أنظمة, نظام | systems
تقنية المعلومات, تكنولوجيا المعلومات | information technology
دعم المستخدمين, مستخدم, مستخدمين | users
تركيب الأجهزة, أجهزة, جهاز | equipment
تصميم, صممت, أصمم, يصمم | design
تصميم جرافيك, التصميم الجرافيكي, تصميم جرافيكي | graphic design
شعار, شعارات, تصميم الشعارات | logos
هوية بصرية, علامة تجارية | branding
ملصقات, بوسترات, مطويات | posters brochures
طباعة | printing
فوتوشوب | photoshop
إليستريتور | illustrator
أوتوكاد, اوتوكاد | autocad
تصوير, صورت, تصوير فوتوغرافي | photography
فيديو, مونتاج, تحرير الفيديو | video editing
صحافة, إعلام, صحفية | journalism
أخبار, خبر, نشرات | news
مقابلة, مقابلات, أجريت مقابلات, أجريت | interviews
مقال, مقالات, كتابة المقالات | articles
كتابة, كتبت, أكتب | writing
تحرير, حررت | editing
إذاعة, راديو | radio
تلفزيون, قناة | television
وسائل التواصل الاجتماعي, التواصل الاجتماعي, منصات التواصل, سوشيال ميديا | social media
محتوى, صناعة المحتوى | content
ترجمة, ترجمت, أترجم, يترجم | translation
ترجمة فورية, ترجمة شفوية | interpreting
ترجمة المستندات, ترجمة الوثائق | document translation
لغة, لغات, اللغة | language
إجادة اللغة, طلاقة, بطلاقة, يجيد, يتقن | fluent
متحدث, يتحدث, أتحدث, تحدث, التحدث | speaking
قراءة | reading
لغة أم, اللغة الأم | native

# electricity, solar, building, trades
كهرباء, كهربائية, الكهرباء | electrical
تمديدات كهربائية, تمديد الأسلاك, التمديدات الكهربائية, توصيلات كهربائية, أسلاك, مددت الأسلاك, تمديدات | wiring
لوحات كهربائية, لوحة كهربائية, لوحات توزيع, لوحة التوزيع | electrical panels
قواطع, قاطع | circuit breakers
مولد, مولدات | generators
محولات, محول | transformers
إنارة, إضاءة | lighting
جهد عالي, جهد | voltage
تركيب, ركبت, أركب, يركب, تركيبات | installation
طاقة شمسية, الطاقة الشمسية, شمسي, شمسية | solar
ألواح شمسية, الألواح الشمسية, لوح شمسي | solar panels
ألواح | panels
بطارية, بطاريات | batteries
عاكس, عواكس, انفرتر, إنفرتر | inverters
طاقة متجددة, الطاقة المتجددة | renewable energy
طاقة | energy
مضخة, مضخات | pumps
بئر, آبار | boreholes
مياه, ماء, إمدادات المياه | water supply
صرف صحي, الصرف الصحي | sanitation
خزان, خزانات | tank
سباكة, أعمال السباكة | plumbing
أنابيب, أنبوب, مواسير, ماسورة | pipes
تسريب, تسربات | leaks
حمامات, مراحيض | bathrooms
مجاري | sewer
لحام المعادن, أعمال اللحام, لحمت, لحام كهربائي, لحام قوس, اللحام | welding
معدن, معادن | metal
حديد, فولاذ, صلب | steel
تشكيل المعادن | fabrication
أبواب, باب | doors
نوافذ, شبابيك | windows
خشب, أخشاب | wood
نجارة, أعمال النجارة | carpentry
أثاث | furniture
إنشاءات, بناء المباني, تشييد, مقاولات, أعمال البناء, إنشاء, إنشائي | construction
مبنى, مباني, مبان, عمارة | building
موقع البناء, مواقع البناء, موقع, مواقع | site
خرسانة, صب الخرسانة | concrete
إسمنت, أسمنت | cement
طوب, بلوك, طابوق | bricks
حجر | stone
جدران, جدار, حوائط | walls
بلاط, سيراميك | tiles
لياسة, محارة, تلييس | plaster
دهانات, طلاء, دهن | painting
سقف, أسقف | roofing
حفر, حفريات | digging
سقالات | scaffolding
قراءة المخططات, مخططات, رسومات هندسية, خرائط | drawings blueprints
جسور, جسر | bridges
أساسات | foundation
حديد تسليح, تسليح | rebar
كميات, حساب الكميات, حصر الكميات | quantities
مساحة الأراضي, رفع مساحي | surveying
سلامة, السلامة, السلامة المهنية, الصحة والسلامة, سلامة العمل | safety
معدات الوقاية, معدات السلامة | protective equipment
تكييف, تكييف الهواء | air conditioning
تبريد, ثلاجات | refrigeration
آلات, آلة, ماكينات, ماكينة | machines
معدات, عدد, أدوات | tools
مصنع, تصنيع | manufacturing
إنتاج, أنتجت | production
جودة, مراقبة الجودة, ضبط الجودة | quality control
تفتيش, فتشت | inspection
هندسة | engineering

# kitchen, hotel, cleaning, security, sales
طبخ, طبخت, أطبخ, طهي, طهو, الطهي | cooking
وجبة, وجبات, إعداد الوجبات, إعداد الطعام, تحضير الطعام, تحضير الوجبات | food preparation
طعام, أغذية, أطعمة | food
سلامة الغذاء, سلامة الأغذية, السلامة الغذائية | food safety
نظافة الطعام, نظافة | hygiene
مطبخ, مطابخ | kitchen
مطعم, مطاعم | restaurant
قائمة الطعام, قوائم الطعام | menu
خبز, مخبوزات, مخبز | baking
معجنات, حلويات | pastry
لحوم, لحم | meat
سمك, أسماك | fish
خضروات, خضار | vegetables
مشروبات, قهوة | beverages
تقديم الطعام, خدمة الطاولات | serving food
ضيف, ضيوف, نزلاء | guests
ضيافة | hospitality
فندق, فنادق | hotel
حجز, حجوزات | reservations
استقبال الزوار, استقبال الضيوف, استقبال المراجعين, استقبلت, زوار, زائر | greet visitors
مكتب الاستقبال | front desk
مكالمات, هاتف, الرد على المكالمات, الرد على الهاتف, اتصالات هاتفية | phone calls
مواعيد, تنسيق المواعيد, تحديد المواعيد, جدولة المواعيد | scheduling appointments
تنظيف, نظفت, أنظف | cleaning
غسيل, غسل الملابس, كي الملابس | laundry
أرضيات | floors
نفايات, قمامة | waste
حراسة, أمن, أمنية, الأمن | security
دورية, دوريات | patrol
مراقبة الدخول, التحكم بالدخول, بوابة, بوابات, مداخل | access control
كاميرات المراقبة, كاميرات, مراقبة الكاميرات | cctv surveillance
مراقبة, راقبت | monitoring
تفتيش الزوار, تفتيش الأشخاص | searching screening
حوادث, حادث, بلاغات | incident reports
مكافحة الحرائق, إطفاء, حريق | fire
بيع, مبيعات, بعت, أبيع, المبيعات | sales
بيع بالتجزئة, تجزئة | retail
زبون, زبائن, عميل, عملاء, العملاء | customers
خدمة العملاء, خدمة الزبائن | customer service
شكاوى, معالجة الشكاوى | complaints
متجر, متاجر, محل, محلات, دكان, سوبرماركت | store
أسعار, سعر, تسعير | pricing
عرض البضائع, عرض المنتجات, ترتيب الرفوف, رفوف | merchandising
منتج, منتجات | products
تفاوض, مفاوضات, تفاوضت | negotiation
سوق, أسواق | market
تسويق, سوقت | marketing
تسويق رقمي, تسويق إلكتروني, التسويق الرقمي | digital marketing
إعلان, إعلانات | advertising
حملة, حملات | campaigns
طلب, طلبات, طلبيات | orders
عقد, عقود | contracts

# tailoring, farming, animals
خياطة, خطت, الخياطة | sewing
ملابس, ثياب, أزياء, ألبسة | clothing garments
قماش, أقمشة | fabric
ماكينة خياطة, ماكينات الخياطة | sewing machine
تفصيل, قص, قص القماش | cutting patterns
قياسات, أخذ المقاسات, مقاسات | measurements
تطريز | embroidery
تعديل الملابس | alterations
شعر, قص الشعر, حلاقة | hair
تجميل, مكياج | beauty
زراعة, زرعت, زراعي, زراعية | agriculture
مزرعة, مزارع | farm
محصول, محاصيل | crops
حصاد, حصدت | harvesting
ري, الري, سقي | irrigation
ري بالتنقيط | drip irrigation
تربة | soil
سماد, أسمدة, تسميد | fertilizer
بذور, بذر | seeds
آفات, مكافحة الآفات, مبيدات | pest control
ماشية, مواشي, ثروة حيوانية, أغنام, أبقار, إبل, ماعز, جمال | livestock
حيوان, حيوانات, الحيوانات | animals
تربية الحيوانات, تربية المواشي | animal husbandry
صحة الحيوان, صحة حيوانية | animal health
تطعيم الحيوانات, تحصين الحيوانات, تطعيم الماشية | livestock vaccination
بيطرة, طب بيطري, بيطرية | veterinary
دواجن, دجاج | poultry
ألبان, حليب | dairy
أعلاف, علف | feed
جرار | tractor
صيد الأسماك, صيد | fishing
غابات | forestry
بيوت محمية | greenhouse
نباتات, نبات, أشجار, شتلات | plants

# office, people, law, projects
إدارة, أدرت, أدير, يدير, إدارة الأعمال | management
إدارة أعمال | business administration
إدارة عامة | public administration
إشراف, أشرفت, أشرف, يشرف | supervise
تنسيق, نسقت, أنسق, ينسق | coordination
تنظيم, نظمت, ينظم | organising
تخطيط, خططت, يخطط | planning
استراتيجية, خطط استراتيجية | strategy
اجتماع, اجتماعات | meetings
محاضر الاجتماعات, محضر اجتماع, محاضر | meeting minutes
مراسلات, رسائل, خطابات, بريد | correspondence
أرشفة, أرشيف, حفظ الملفات, حفظ الوثائق | filing
ملف, ملفات | files
وثيقة, وثائق, مستند, مستندات | documents
سجل, سجلات, تسجيل, سجلت | records
مكتب, مكتبي, مكاتب | office
سفر, ترتيبات السفر | travel arrangements
موارد بشرية, الموارد البشرية | human resources
توظيف, وظفت, التعيين, استقطاب | recruiting
مقابلات العمل, مقابلات التوظيف | job interviews
إجازات, حضور وانصراف, الحضور والانصراف | leave attendance
تقييم الأداء, تقييم أداء, أداء | performance reviews
عقود العمل, قانون العمل | labor law
شؤون الموظفين, علاقات الموظفين | employee relations
تأهيل الموظفين الجدد, تهيئة الموظفين | onboarding
مزايا, تعويضات | compensation benefits
مشروع, مشاريع | project
إدارة المشاريع, إدارة المشروع | project management
خطة المشروع, خطط المشروع, جدول زمني | project plan
ميزانية المشروع | project budget
مانح, مانحين, جهات مانحة, الجهات المانحة | donors
مقترح, مقترحات, كتابة المقترحات | proposals
رصد وتقييم, متابعة وتقييم, المتابعة والتقييم, الرصد والتقييم | monitoring and evaluation
أصحاب المصلحة, شركاء | stakeholders
مستفيد, مستفيدين | beneficiaries
نازحين, لاجئين, لاجئ, نازح | refugees displaced
إغاثة, مساعدات إنسانية, إنساني, إنسانية | humanitarian
حماية, حماية الطفل | protection
مخاطر, إدارة المخاطر | risk
تنمية, تنمية مجتمعية | development
قانون, قانوني, قانونية, حقوق | law legal
محكمة, محاكم | court
قضية, قضايا, دعوى, دعاوى | cases litigation
مذكرات, مذكرات قانونية, لوائح | pleadings
صياغة العقود, صياغة | drafting contracts
استشارات قانونية, استشارة قانونية | legal advice
مرافعة, ترافعت, تمثيل الموكلين | court representation
موكل, موكلين | clients
تحكيم, وساطة | arbitration
بحث قانوني, أبحاث قانونية | legal research
بحث, أبحاث, بحوث | research
تواصل, اتصال, التواصل | communication
قيادة الفريق, قيادة فريق | leadership
حل المشكلات, حل المشاكل | problem solving
عمل جماعي, العمل الجماعي | teamwork
إدارة الوقت | time management
سياسات, سياسة | policies
حكومة, وزارة, حكومي | government
سياحة | tourism
مطار | airport
طيران | aviation
ميناء | port
سفينة, سفن | ships

# studies
بكالوريوس, ليسانس, إجازة جامعية, شهادة جامعية, درجة البكالوريوس | bachelor
ماجستير, درجة الماجستير | master
دكتوراه | doctorate
دبلوم, دبلوما, دبلوم عالي | diploma
ثانوية, الثانوية العامة, شهادة ثانوية, الشهادة الثانوية, ثانوي | secondary school
ابتدائية, ابتدائي | primary school
شهادة, شهادات | certificate
تخصص |
علوم الحاسوب, علوم الحاسب, علم الحاسوب | computer science
اقتصاد | economics
هندسة مدنية, الهندسة المدنية | civil engineering
هندسة كهربائية, الهندسة الكهربائية | electrical engineering
هندسة ميكانيكية | mechanical engineering
علوم صحية | health sciences
علم الاجتماع | sociology
علم النفس | psychology
علوم سياسية | political science
علاقات دولية | international relations
تدريب مهني | vocational training
آداب | arts
# more of the trades
تجاري, تجارية, عام, عامة, التزام, الالتزام, ملتزما, مواد, المواد, مرحلة, المرحلة, أهتم, اهتمام, اهتممت, قسم, أقسام, هدف, أهداف, نتائج, نتيجة, احتياجات, لمدة, مدة, فترة, زيادة, زدت, تحسين, حسنت, تقليل, مدينة, منطقة, قرية, دولة, بلد, ليلي, ليلا, صباحا, زملاء, زملائي, أشياء, أتعلم, تعلم, بالتعاون, تعاون, تجاه, إجراءات, إجراء, معايير, ضرورية, لازمة, المطلوبة, مناسبة, بنجاح |
مواد غذائية, المواد الغذائية, غذائية | food
سيارة إسعاف, سيارات الإسعاف, إسعاف | ambulance
تنظيم الأسرة | family planning
قياس الحرارة, النبض | vital signs
عيادات خارجية | outpatient
نقل الدم | blood transfusion
تذاكر, تذكرة | tickets
ناقل الحركة, جير | transmission
ورشة سيارات, كراج | vehicle repair workshop
مقابس, مفاتيح كهربائية | outlets
منظم الشحن, منظمات الشحن | charge controllers
تأريض | earthing
ملتيميتر, أجهزة القياس | multimeter testing
جلخ, قص المعادن | grinding
سخانات المياه, سخان | water heaters
تدفقات نقدية, تدفق نقدي | cash flow
برامج محاسبية, برنامج محاسبي | accounting software
خزينة | treasury
ملفات الموظفين | personnel records
جزاءات, تأديب | disciplinary
جدول الدوام, جداول العمل, جدول | schedule
مشتل, مشاتل | nursery seedlings
مكافحة الديدان, ديدان | deworming
تلقيح صناعي | artificial insemination
مسلخ, ذبح | slaughter meat
سرية, السرية | confidentiality
ترجمة تتبعية | consecutive interpreting
أهداف البيع, أهداف المبيعات | sales targets
سوبر ماركت, بقالة | store
تاريخ الصلاحية, انتهاء الصلاحية, صلاحية | stock
تنقية البيانات, تنظيف البيانات | data cleaning
غسل الأطباق, غسيل الأطباق | dishwashing cleaning
نصائح, إرشاد, نصح | advisory
اختبارات الوحدة | unit testing
استعلامات | queries
`;
