import { foldWords } from './cv-text.ts';

/** The meaning of a label in front of a value. */
export type Label =
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'address'
  | 'city'
  | 'country'
  | 'period'
  | 'start'
  | 'end'
  | 'title'
  | 'employer'
  | 'place'
  | 'duties'
  | 'degree'
  | 'institution'
  | 'major'
  | 'language'
  | 'level'
  | 'motherTongue'
  | 'ignored';

const LABELS: Record<Label, string> = {
  name: 'name|full name|names|full names|name in full|candidate name|first name s surname s|first name s and surname s|surname s first name s|surname first name|first name surname|nom et prenom|nom et prenoms|nom complet|nom prenom|magac|magaca|magaca oo buuxa|magaca oo dhan|jina|jina kamili|الاسم|الاسم الكامل',
  firstName:
    'first name|first names|first name s|given name|given names|forename|forenames|other names|prenom|prenoms|magaca koowaad|jina la kwanza|الاسم الأول',
  lastName:
    'last name|surname|surname s|family name|nom|nom de famille|magaca dambe|jina la ukoo|jina la mwisho|اسم العائلة|اللقب',
  email:
    'email|e mail|email address|e mail address|mail|courriel|adresse email|adresse e mail|adresse electronique|iimayl|iimeyl|email ka|barua pepe|البريد|البريد الإلكتروني|الإيميل',
  phone:
    'phone|phone number|phone no|phone numbers|phone s|telephone|telephone s|telephone number|telephone no|tel|tel no|mobile|mobile number|mobile no|mobile phone|cell|cell phone|cellphone|cell number|contact|contact number|contact no|contacts|whatsapp|tele|portable|mobile tel|telefoon|telefoonka|taleefan|taleefanka|taleefoon|tilifoon|simu|namba ya simu|simu ya mkononi|الهاتف|رقم الهاتف|الجوال|رقم الجوال|هاتف|جوال|موبايل',
  address:
    'address|home address|postal address|permanent address|current address|physical address|residential address|residence|location|based in|lives in|adresse|domicile|cinwaan|cinwaanka|ciwaan|ciwaanka|deegaan|deegaanka|anwani|makazi|العنوان|عنوان|السكن|مكان الإقامة|مكان السكن',
  city: 'city|town|ville|magaalo|magaalada|mji|المدينة',
  country: 'country|country of residence|pays|dal|dalka|wadan|nchi|البلد|الدولة',
  period:
    'period|dates|date|date s|dates from to|duration|year|years|from to|time|time period|period of employment|dates of employment|year of study|tenure|periode|duree|annee|annees|muddo|muddada|taariikh|taariikhda|sanad|sannad|kipindi|mwaka|muda|tarehe|الفترة|المدة|التاريخ|السنة',
  start: 'from|start|start date|date from|started|date of joining|date joined|tarehe ya kuanza|من',
  end: 'to|end|end date|date to|ended|until|completion date|graduation date|date of graduation|year of graduation|graduation year|year completed|year of passing|passing year|year of award|year of completion|completed|إلى',
  title:
    'position|position held|position title|job title|title|role|designation|job|occupation|occupation or position held|post|post held|job position|function|capacity|rank|position s|poste|fonction|poste occupe|intitule du poste|jago|jagada|xil|xilka|shaqo|shaqada|cheo|wadhifa|nafasi|المسمى الوظيفي|الوظيفة|المنصب',
  employer:
    'employer|employers|company|company name|name of company|organization|organisation|name of organization|name of organisation|name of employer|name and address of employer|employer name|institution and place|workplace|agency|firm|client|name of the organization|name of the company|employeur|entreprise|societe|organisme|shirkad|shirkadda|hayad|hayadda|goobta shaqada|mwajiri|kampuni|taasisi|shirika|جهة العمل|الشركة|المؤسسة|صاحب العمل',
  place: 'place|duty station|work location|job location|place of work|lieu|goob|goobta|mahali|المكان|الموقع',
  duties:
    'duties|duty|responsibilities|responsibility|main activities and responsibilities|main duties|main responsibilities|key responsibilities|duties and responsibilities|roles and responsibilities|key duties|job description|description|tasks|activities|main activities|summary of duties|key tasks|roles|achievements|key achievements|missions|taches|principales activites|activites|waajibaad|waajibaadka|hawlaha|majukumu|kazi|المهام|المسؤوليات|المهام والمسؤوليات',
  degree:
    'qualification|qualifications|examination|exam|exam passed|course name|name of course|degree|degrees|award|awards|title of qualification awarded|qualification awarded|qualification obtained|degree obtained|certificate|certification|course|course of study|programme|program|programme of study|level of education|level|degree title|diploma|diplome|diplome obtenu|titre|shahaado|shahaadada|heerka|shahada|kiwango|cheti|المؤهل|الدرجة|الشهادة|الدرجة العلمية',
  institution:
    'institution|institution name|name of institution|name of the institution|institute|school|university|college|university college|school university|institution attended|university board|board university|board|school board|board institute|university institute|institute university|school attended|university institution|name of school|name of university|learning institution|name and type of organisation providing education and training|name and type of organisation|name and type of organization|place of study|etablissement|ecole|universite|institut|jaamacad|jaamacadda|dugsi|dugsiga|machad|chuo|shule|chuo kikuu|الجامعة|المؤسسة التعليمية|المدرسة|الكلية',
  major:
    'major|field of study|field|area of study|specialization|specialisation|speciality|specialty|subject|subjects|principal subjects|principal subjects occupational skills covered|discipline|department|faculty|option|filiere|specialite|takhasus|takhasuska|fani|التخصص|القسم',
  language: 'language|languages|langue|luqad|luqadda|lugha|اللغة',
  level: 'level|proficiency|fluency|level of proficiency|niveau|heer|heerka|kiwango|المستوى|مستوى',
  motherTongue:
    'mother tongue|mother tongue s|native language|first language|langue maternelle|afka hooyo|lugha mama|اللغة الأم',
  ignored:
    'date of birth|dob|born|birth date|place of birth|place and date of birth|age|nationality|gender|sex|marital status|religion|father name|fathers name|mother name|mothers name|id number|id no|national id|passport|passport no|passport number|driving licence|driving licence s|driving license|permit|type of business or sector|business or sector|sector|department|supervisor|reason for leaving|salary|grade|gpa|cgpa|score|result|results|marks|percentage|percent|cgpa percentage|aggregate|class|division|class of award|website|linkedin|github|skype|level in national or international classification|ne le|nee le|date de naissance|nationalite|situation familiale|sexe|taariikhda dhalashada|dhalashada|jinsiga|guurka|da da|tarehe ya kuzaliwa|jinsia|uraia|hali ya ndoa|umri|dini|تاريخ الميلاد|الجنسية|الجنس|الحالة الاجتماعية|مكان الميلاد|remarks|no|s n|sn|country|hobbies|height|weight|available|notice period|children|status',
};

const byName = new Map<string, Label[]>();
for (const [label, names] of Object.entries(LABELS)) {
  for (const name of names.split('|').map(foldWords)) {
    const known = byName.get(name);
    if (known) known.push(label as Label);
    else byName.set(name, [label as Label]);
  }
}

/** The labels that a text may stand for. A text such as "level" has several, and the section decides. */
export function labelsOf(text: string): readonly Label[] {
  const bare = text.trim().replace(/\s*[:：]\s*$/, '');
  return bare.length > 70 ? [] : (byName.get(foldWords(bare)) ?? []);
}

export type Labelled = { label: Label; value: string };

/** Reads "Employer: Acme", or two cells, if the first part is one of the allowed labels. */
export function readLabelled(text: string, allowed: ReadonlySet<Label>): Labelled | null {
  const [, before, after] = /^([^:：\t]{1,70}?)\s*(?:[:：]\s*\t?|\t)\s*(.*)$/su.exec(text) ?? [];
  if (before === undefined || after === undefined) return null;
  const label = labelsOf(before).find((one) => allowed.has(one));
  return label ? { label, value: after.trim() } : null;
}
