import type { Dictionary } from '../../../kernel/texts.ts';

export const soAfterApplying: Dictionary = {
  'ending.next': 'Waxa xiga',
  'ending.sent_to': 'Codsigaagii {title} waxaan u dirnay {company}.',
  'ending.when_closed': 'Codsiyadu waxay xirmayaan {day}. {company} waxay go’aan gaari kartaa taas ka dib oo keliya.',
  'ending.when_open': '{company} ayaa go’aamisa goorta ay jawaabayso; taariikh lama cayimin.',
  'ending.passed_employer': 'Qof {company} ka tirsan ayaa xiga akhrin doona.',
  'ending.passed_account':
    'Samee akoon si aad ula socoto oo aad shaqo-bixiyaha ugu qorto. Hal daqiiqo ayay qaadanaysaa.',
  'ending.passed_go': 'Samee akoon',
  'ending.dashboard_go': 'Tag boggayga',
  'ending.review_person': "Qof {company} ka tirsan ayaa akhrinaya oo go'aan ka gaaraya.",
  'ending.review_waiting': 'Kala-shaandhayntu weli ma dhammaan. Cidna looma diido taas awgeed.',
  'ending.link_mailed':
    'Waxaan iimayl kuugu soo dirnay xiriiriye gaar ah oo codsigaaga ah. Mar walba wuxuu muujinayaa heerka uu hadda marayo.',
  'ending.receipt_go': 'Arag codsigaaga',
  'ending.failed_receipt': 'Rasiidhkaagu wuxuu muujinayaa waxa la qiimeeyay iyo sababta.',
  'ending.failed_rescue':
    'Qof {company} ka tirsan weli dib ayuu u eegi karaa. Rasiidhka ayaa kuu sheegaya haddii ay dhacdo.',
  'ending.failed_again': 'Waxaad mar kale codsan kartaa shaqadan laga bilaabo {day}.',
  'claim.keeps': 'Codsigaaga waxaa lagu kaydin doonaa akoonkan: {job}, {company}',
  'claim.sign_in_keeps': 'Soo gal si aad u kaydsato codsigaaga: {job}, {company}',
  'claim.optional': 'Akoon uma baahnid si aad ula socoto.',
  'claim.leave': 'I tus rasiidhka',
  'claim.have_account': 'Akoon hore ayaan u leeyahay',
  'claim.yours': 'Waxaa lagu diray iimaylkaaga, {email}. Waxaad ku dari kartaa codsiyadaada kale.',
  'claim.keep': 'Ku kaydi akoonkayga',
  'claim.other_email':
    'Waxaad ku soo gashay {email}, laakiin codsiga waxaa lagu diray iimayl kale. Ku soo gal iimaylkaas si aad u kaydsato.',
  'claim.failed': 'Laguma kaydin karin akoonkaaga.',
  'answers.title': 'Shaqo-bixiyuhu su’aalo ayuu qabaa',
  'answers.text': 'Lama soo rari karin markii aad codsanaysay. Halkan hal mar ayaad uga jawaabi kartaa.',
  'answers.send': 'Dir jawaabaha',
  'answers.sent': 'Jawaabahaaga waa la diray.',
};
