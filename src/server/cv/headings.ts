import { closeSpacedLetters, foldWords } from './cv-text.ts';

/** The kind of a CV section. Everything that the form does not ask for is "other". */
export type SectionKind =
  | 'contact'
  | 'summary'
  | 'experience'
  | 'education'
  | 'training'
  | 'skills'
  | 'languages'
  | 'references'
  | 'other';

// Complete headings without accents and punctuation, in English, French, Somali, Swahili and Arabic.
const HEADINGS: Record<SectionKind, string> = {
  contact:
    'contact|contacts|contact me|contact details|contact information|contact info|personal details|personal information|personal data|personal info|personal particulars|biodata|bio data|bio|details|address|coordonnees|informations personnelles|etat civil|donnees personnelles|xogta shakhsiga|xog shakhsi|macluumaadka shakhsiga|xiriir|xiriirka|la xiriir|taarifa binafsi|maelezo binafsi|mawasiliano|المعلومات الشخصية|معلومات شخصية|البيانات الشخصية|معلومات التواصل|بيانات التواصل|الاتصال|معلومات الاتصال',
  summary:
    'summary|professional summary|executive summary|career summary|summary of qualifications|profile|professional profile|personal profile|career profile|about|about me|who i am|personal statement|objective|career objective|career objectives|professional objective|objectives|introduction|overview|professional overview|biography|profil|profil professionnel|a propos|a propos de moi|resume|objectif|objectif professionnel|ujeeddo|ujeeddada|soo koobid|kooban|nubdo|aniga|wasifu|wasifu mfupi|muhtasari|kuhusu mimi|malengo|lengo|الملخص|الملخص المهني|ملخص|نبذة|نبذة عني|نبذة شخصية|الهدف|الهدف الوظيفي|الهدف المهني',
  experience:
    'experience|experiences|work|work experience|working experience|work experiences|professional experience|professional experiences|relevant experience|employment experience|job experience|industry experience|field experience|teaching experience|clinical experience|research experience|other experience|additional experience|previous experience|experience and achievements|employment|employment history|employment record|employment background|work history|job history|career|career history|career background|career experience|professional background|professional history|positions held|appointments|academic appointments|professional appointments|internship|internships|internship experience|volunteer experience|volunteering|volunteer work|voluntary work|voluntary experience|volunteering experience|work experience and internships|experience professionnelle|experiences professionnelles|parcours professionnel|parcours|emplois|stages|khibrad|khibrad shaqo|khibradda shaqo|khibradda shaqada|khibrado|shaqooyin|shaqooyinkii hore|taariikhda shaqada|waayo aragnimo|waayo aragnimo shaqo|waayo aragnimada shaqo|uzoefu|uzoefu wa kazi|uzoefu wa kikazi|historia ya kazi|kazi|الخبرة|الخبرات|الخبرة العملية|الخبرات العملية|الخبرة المهنية|الخبرات المهنية|خبرات العمل|خبرة العمل',
  education:
    'education|educations|educational status|education status|academic status|education background|educational background|academic background|academic qualification|academic qualifications|academic history|academic record|academic credentials|educational qualification|educational qualifications|education and qualifications|qualifications|qualification|education and training|education and trainings|education and certifications|education qualification|schooling|studies|academics|degrees|academic achievements|formation|formations|formation academique|etudes|diplomes|diplomes et formations|parcours academique|parcours scolaire|cursus|waxbarasho|waxbarashada|heerka waxbarashada|taariikhda waxbarashada|aqoon|aqoonta|elimu|historia ya elimu|taaluma|التعليم|المؤهلات|المؤهلات العلمية|المؤهلات الأكاديمية|المؤهل العلمي|الدراسة|التحصيل العلمي|المؤهلات الدراسية',
  training:
    'training|trainings|trainings attended|professional training|training and development|training and workshops|trainings and workshops|workshops|workshops and trainings|seminars|seminars and workshops|courses|short courses|online courses|certification|certifications|certificates|certificate|certifications and training|certifications and trainings|training and certifications|trainings and certifications|training and certification|courses and certifications|certificates and training|licenses|licences|licenses and certifications|licences and certifications|licenses certifications|professional certifications|professional qualifications|professional development|professional certification|continuing education|certifications et formations|certificats|stages et formations|tababar|tababarro|tababarrada|tababaro|koorsooyin|shahaadooyin|mafunzo|kozi|vyeti|mafunzo na vyeti|الدورات|الدورات التدريبية|دورات تدريبية|الشهادات|التدريب|شهادات ودورات',
  skills:
    'skills|skill|key skills|core skills|top skills|main skills|my skills|professional skills|personal skills|technical skills|soft skills|hard skills|computer skills|it skills|digital skills|software skills|social skills|organisational skills|organizational skills|communication skills|job related skills|managerial skills|interpersonal skills|other skills|additional skills|relevant skills|skills summary|summary of skills|skill set|skillset|skills and abilities|skills and competencies|skills and competences|skills and expertise|skills and tools|skills and technologies|skills and knowledge|skills and strengths|skills and interests|skills highlights|competencies|competences|core competencies|core competences|key competencies|key competences|technical competencies|professional competencies|personal skills and competences|social skills and competences|technical skills and competences|computer skills and competences|organisational skills and competences|expertise|areas of expertise|area of expertise|strengths|key strengths|abilities|technologies|tools|tools and technologies|technical expertise|technical proficiencies|proficiencies|capabilities|specialties|specialities|competences techniques|competences professionnelles|aptitudes|savoir faire|atouts|outils|informatique|xirfado|xirfadaha|xirfad|xirfadaha shaqo|karti|ujuzi|stadi|umahiri|ujuzi na stadi|المهارات|مهارات|المهارات الشخصية|المهارات التقنية|المهارات المهنية|الكفاءات|القدرات',
  languages:
    'languages|language|language skills|language proficiency|languages spoken|spoken languages|language competence|language competencies|language abilities|linguistic skills|known languages|languages known|languages and proficiency|other language|other languages|other language s|langues|langue|langues parlees|competences linguistiques|luqado|luqadaha|luuqado|luuqadaha|luqad|afaf|afafka|lugha|lugha ninazozungumza|اللغات|لغات|المهارات اللغوية|اللغة',
  references:
    'references|reference|referees|referee|professional references|character references|references available upon request|references available on request|recommendations|marjac|tixraac|tixraacyo|tixraacyada|wadhamini|warejea|marejeo|المراجع|المعرفون|المعرفين|مراجع',
  other:
    'interests|interest|personal interests|hobbies|hobby|hobbies and interests|interests and hobbies|activities|extracurricular activities|extra curricular activities|awards|award|honors|honours|honors and awards|honours and awards|awards and honors|awards and honours|awards and achievements|achievements|key achievements|accomplishments|publications|selected publications|publication|research|research interests|research interest|teaching|teaching interests|teaching areas|grants|funding|grants and funding|conferences|presentations|conference presentations|talks|projects|project|key projects|personal projects|selected projects|academic projects|memberships|membership|board memberships|board membership|board positions|directorships|professional memberships|professional membership|affiliations|professional affiliations|professional bodies|patents|portfolio|declaration|additional information|other information|miscellaneous|hobbies interests|links|social media|social|military service|driving licence|driving license|driving licences|availability|thesis|dissertation|supervision|service|leadership|community service|personal attributes|centres dinteret|loisirs|publications et conferences|distinctions|projets|permis|divers|xiisaha|hiwaayad|hiwaayado|danaha|mambo ninayopenda|burudani|uchapishaji|الاهتمامات|الهوايات|الجوائز|المنشورات|المشاريع|الأبحاث|العضويات|معلومات إضافية',
};

const byHeading = new Map<string, SectionKind>();
for (const [kind, headings] of Object.entries(HEADINGS)) {
  for (const heading of headings.split('|')) {
    byHeading.set(foldWords(heading), kind as SectionKind);
    byHeading.set(foldWords(heading).replace(/ /g, ''), kind as SectionKind);
  }
}

// Headings that are not in the list are recognised by these words. The last word that has a kind decides.
const KIND_WORDS: [SectionKind, RegExp][] = [
  [
    'experience',
    /^(?:experiences?|employments?|jobs?|internships?|volunteering|appointments|positions|worked|attachments?)$/,
  ],
  ['education', /^(?:educations?|educational|academics?|qualifications?|studies|studied|schooling|degrees|schools?)$/],
  ['training', /^(?:trainings?|certifications?|certificates?|courses|workshops|seminars|licen[cs]es|accreditations?)$/],
  [
    'skills',
    /^(?:skills?|skillset|competenc(?:y|ies|es?)|expertise|abilities|proficienc(?:y|ies)|strengths|tools?|toolbox|toolkit|technologies|stack|specialisations?|specializations?|capabilities)$/,
  ],
  ['languages', /^(?:languages?|tongues?)$/],
  ['summary', /^(?:summary|profile|objectives?|statement|overview|introduction|hello|bio|goals?|aspirations?)$/],
  ['contact', /^(?:contacts?|details|information|particulars|data)$/],
  ['references', /^(?:references?|referees?)$/],
  [
    'other',
    /^(?:publications?|projects?|awards?|hono(?:u)?rs|interests?|hobbies|activities|memberships?|affiliations?|achievements?|research|conferences?|declaration|grants?|presentations?|accomplishments?|attributes|bodies|highlights)$/,
  ],
];
const PLAIN_WORDS = new Set(
  'professional personal work working works relevant other additional key core technical main my the of and in i history background record records career previous recent current academic formal general special specific major selected brief related extra curricular field teaching clinical research industry computer it digital soft hard areas area attended held obtained awarded software language communication interpersonal management leadership social practical analytical earlier early past further continuing ongoing short professionally what where how who am have ive has been done did me about some speak for with at on all'.split(
    ' ',
  ),
);

const LONGEST = 45;
const MOST_WORDS = 6;
const JOINED = /\s+(?:&|and|et|iyo|na|\/|\|)\s+|\s*[&/|]\s*|\s+و(?=\p{L})/u;
const NUMBER = /^(?:\d{1,2}(?:\.\d{1,2})*[.):]?|(?:[ivx]{1,4}|[a-h])[.)])\s+/i;

/** The kind of section that a text announces, if the text is a complete known heading. */
export function headingKind(text: string): SectionKind | null {
  const bare = closeSpacedLetters(text.trim())
    .replace(NUMBER, '')
    .replace(/\s*[:.]\s*$/, '');
  if (bare === '' || bare.length > LONGEST || /\d/.test(bare)) return null;
  const folded = foldWords(bare);
  const whole = byHeading.get(folded) ?? byHeading.get(folded.replace(/ /g, ''));
  if (whole) return whole;
  // In "Skills & Languages" or "Courses and Awards" each half is a heading, and the first one decides.
  const kinds = bare.split(JOINED).map((half) => byHeading.get(foldWords(half)));
  return kinds.every((kind) => kind !== undefined) ? (kinds[0] ?? null) : null;
}

/** The kind of a heading by its single words, for lines that look like a heading but are not in the list. */
export function kindByWords(heading: string): SectionKind | null {
  const text = heading
    .trim()
    .replace(NUMBER, '')
    .replace(/\s*[:.]\s*$/, '');
  const words = foldWords(text).split(' ');
  if (/[\d,]/.test(text) || words.length < 2 || words.length > MOST_WORDS || !/^\p{Lu}/u.test(text)) return null;
  const kinds = words.map((word) => KIND_WORDS.find(([, pattern]) => pattern.test(word))?.[0] ?? null);
  if (words.some((word, index) => kinds[index] === null && !PLAIN_WORDS.has(word))) return null;
  // "Summary of skills" is a summary; "work experience" is experience.
  const of = words.indexOf('of');
  return kinds.slice(0, of > 0 ? of : undefined).findLast((kind) => kind !== null) ?? kinds.findLast(Boolean) ?? null;
}

/** The topic of a line that looks like a heading, by its single words; null if they say nothing. */
export function headingTopic(text: string): SectionKind | null {
  const words = foldWords(text).split(' ');
  const kinds = words.flatMap((word) => KIND_WORDS.find(([, pattern]) => pattern.test(word))?.[0] ?? []);
  if (words.includes('speak')) return 'languages';
  return kinds.at(-1) ?? (words.some((word) => word === 'work' || word === 'career') ? 'experience' : null);
}
