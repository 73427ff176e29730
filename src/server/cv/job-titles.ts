import { OCCUPATIONS } from '../screening/embedded/occupations.ts';
import { foldWords } from './cv-text.ts';

// The last word of an occupation's name usually is a role ("officer"). These last words name a field instead.
const NOT_ROLES = new Set(
  'automotive finance sales resources apparel operations engineering healthcare house agriculture retail marketing communications it construction business supply design interiors fashion theatre chemical laboratory branch forex care practical professional nursing charge coding partie cuisine kitchen restaurant help academic school court services police government humanitarian ngo protection displaced nonprofit development workers relations content digital technology telecom works manufacturing crew staff pair printer emergency infantry minister model accounts admin administration aid acca cpa ca cma md dvm pharmd ame amo imo aha asha hafiz sheikh smith bishop shepherd marshall deacon cha chain chew client elder en fd general health hr incharge k manger mboga medical mission mo ntilie fua oaths ot pa pt gp parent father mother sister woman person point product production quran rating resident security stack students studies systems tax tender trainers treasury logistics casual official student veteran'.split(
    ' ',
  ),
);

const MORE_ROLES =
  'ceo cto cfo coo head apprentice volunteer turnboy conductor fellow postdoctoral internship attache dean provost warden chairperson chairman chairwoman chair deputy delegate ambassador expert engineering-manager mobilizer enumerator facilitator liaison focal-person storekeeper handyman freelancer owner co-founder cofounder leader scholar officer-in-charge steward custodian messenger guard cleaner tailor ' +
  // French
  'technicien technicienne electricien electricienne infirmier infirmiere enseignant enseignante ingenieur ingenieure comptable directeur directrice responsable chef assistant assistante agent chargee charge gestionnaire vendeur vendeuse chauffeur secretaire stagiaire professeur formateur formatrice conseiller conseillere coordinateur coordinatrice ouvrier macon menuisier plombier cuisinier serveur serveuse caissier caissiere medecin pharmacien sage-femme developpeur analyste ' +
  // Somali
  'macallin macalin macallimad maamule maareeye agaasime kaaliye xisaabiye injineer dhakhtar kalkaaliye kalkaaliso darawal shaqaale farsamayaqaan qareen sarkaal iskaa-wax-u-qabso ' +
  // Swahili
  'mwalimu meneja msimamizi mhasibu dereva muuguzi daktari mkurugenzi msaidizi fundi mhandisi afisa mhudumu karani mpishi mlinzi muuzaji mtaalamu ' +
  // Arabic
  'مدير مديرة محاسب محاسبة معلم معلمة مدرس مدرسة مهندس مهندسة ممرض ممرضة طبيب طبيبة صيدلي صيدلانية صيدلاني فني مساعد مساعدة سائق موظف موظفة منسق منسقة مشرف مشرفة كاتب كاتبة باحث باحثة مترجم مترجمة مبرمج مطور محلل';

const roles = new Set<string>(MORE_ROLES.split(' '));
for (const { title, otherTitles } of OCCUPATIONS) {
  for (const name of [title, ...otherTitles]) roles.add(foldWords(name).split(' ').at(-1) ?? '');
}
for (const word of NOT_ROLES) roles.delete(word);
roles.delete('');
const foldedRoles = new Set([...roles].map((role) => foldWords(role)));

const RANKS = new Set(
  'senior junior chief lead principal trainee intern deputy vice acting interim graduate associate executive assistant managing general'.split(
    ' ',
  ),
);

// Words in the names of employers: legal forms, then kinds of organisations, in the languages of the CVs.
const LEGAL =
  /\b(?:ltd|limited|inc|incorporated|llc|llp|plc|gmbh|sarl|sa|sas|ab|as|oy|bv|nv|co|corp|corporation|company|pvt|pty|holdings?|group|sons|bros|brothers)\b/;
const HOUSES =
  /\b(?:banks?|hospitals?|clinics?|schools?|universit(?:y|ies)|colleges?|institutes?|institution|minist(?:ry|ries)|agency|agencies|authority|councils?|commission|organi[sz]ation|foundation|trust|hotels?|restaurants?|cafe|supermarkets?|church|mosque|embassy|association|union|network|services|solutions|systems|technologies|technology|industries|enterprises?|traders?|trading|exporters?|importers?|logistics|transporters?|transport|haulage|construction|contractors|consulting|partners|international|government|governorate|municipality|county|cent(?:re|er)|academy|nursery|kindergarten|pharmacy|laboratories|labs?|farms?|dair(?:y|ies)|mills?|works|factory|bottlers|airlines?|airways|airport|telecom|telecommunications|media|press|radio|television|tv|insurance|properties|stores?|shop|markets?|motors|garage|workshop|resorts?|inn|lodge|bakery|department of|office of|city of|republic of|united nations|ngo|cooperative|society|federation|secretariat|programme|initiative|energy|electric|studios?|records|foods|plastics|cement|sugar|port|roads|pay|analytics|software|digital|ventures|capital|associates|advocates|chambers|court|army|police|forces|relief|aid|committee|party|club|team)\b|\b(?:jaamacad|dugsi|isbitaal|shirkad|hayad|wasaarad|bangi|rugta|farmashi|machad)\p{L}*|\b(?:shule|hospitali|kampuni|benki|chuo|wizara|duka|shirika|taasisi)\b|\b(?:universite|ecole|lycee|hopital|societe|banque|ministere|ateliers?|clinique|pharmacie|entreprise|cabinet|mairie|agence|hotel)\b|(?:مستشفي|مستشفى|صيدليه|صيدلية|شركه|شركة|جامعه|جامعة|مدرسة|بنك|وزاره|وزارة|منظمه|منظمة|مؤسسه|مؤسسة|معهد|مركز|فندق)/u;

export function hasRoleWord(text: string): boolean {
  return foldWords(text)
    .split(' ')
    .some((word) => foldedRoles.has(word));
}

/** Positive if the text reads like a job title, negative if it reads like the name of an employer. */
export function titleMinusEmployer(text: string): number {
  const folded = foldWords(text.replace(/\(.*?\)/g, ' '));
  const words = folded.split(' ');
  // In "Director of Finance" or "Intern, Human Resources" the role comes before the preposition or the comma.
  const head = foldWords(text.split(/,|\b(?:of|for|in|de|en|ee|wa|ya)\b/)[0] ?? '').split(' ');
  const roleAtHead =
    foldedRoles.has(head.at(-1) ?? '') || (/\p{Script=Arabic}/u.test(text) && foldedRoles.has(words[0] ?? ''));
  const title =
    (roleAtHead ? 4 : 0) + (words.some((word) => foldedRoles.has(word)) ? 2 : 0) + (RANKS.has(words[0] ?? '') ? 2 : 0);
  const employer =
    (LEGAL.test(folded) ? 5 : 0) + (HOUSES.test(folded) ? (roleAtHead ? 1 : 3) : 0) + (/\s&\s/.test(text) ? 1 : 0);
  return title - employer;
}
