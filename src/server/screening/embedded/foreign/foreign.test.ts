import { describe, expect, it } from 'vitest';
import { SKILLS } from '#shared/reference/skills/skills.ts';
import { OccupationSpace } from '../meaning.ts';
import { OCCUPATIONS } from '../occupations.ts';
import { isReadable } from '../readable.ts';
import { splitWords } from '../splitting.ts';
import { contentStems, glossedWords, stemOf, wordsOf } from '../words.ts';
import { ARABIC } from './arabic.ts';
import { FRENCH } from './french.ts';
import { entriesOf, FOREIGN, lexiconOf } from './lexicon.ts';
import { languageOf } from './recognise.ts';
import { SOMALI } from './somali.ts';
import { SWAHILI } from './swahili.ts';

const read = (text: string) =>
  wordsOf(text)
    .filter((word) => !word.isStop)
    .map((word) => word.folded)
    .join(' ');

const TEXTS = {
  ar: [
    'محاسب',
    'ممرضة',
    'سائق شاحنة',
    'مهندس مدني',
    'إدارة المخزون',
    'بكالوريوس محاسبة',
    'العربية',
    'عملت ممرضة في مستشفى مقديشو لمدة خمس سنوات وقمت برعاية المرضى.',
    'أشرفت على فريق من عشرة فنيين وأعددت التقارير الشهرية للإدارة.',
    'تطوير تطبيقات الويب باستخدام React و Node.js وقواعد البيانات PostgreSQL',
  ],
  so: [
    'Kalkaaliye caafimaad',
    'Xisaabiye',
    'Darawal gaari xamuul',
    'Macallin dugsi sare',
    'Koronto yaqaan',
    'Dawaarle',
    'Maamulka bakhaarka',
    'Waxaan ka shaqeeyay isbitaalka Banaadir muddo shan sano ah, waxaan daryeelay bukaannada.',
    'Waxaan rakibay looxyada sollarka iyo baytariyada, waxaana sameeyay dayactirka korontada.',
    'Diyaarinta warbixinnada maaliyadda iyo mushaharka shaqaalaha ee shirkadda',
  ],
  sw: [
    'Muuguzi',
    'Mhasibu',
    'Dereva wa lori',
    'Mwalimu wa shule ya msingi',
    'Fundi umeme',
    'Mtunza ghala',
    'Huduma kwa wateja',
    'Nimefanya kazi kama muuguzi katika hospitali ya wilaya kwa miaka mitano.',
    'Niliandaa taarifa za fedha na kulipa mishahara ya wafanyakazi kila mwezi.',
    'Ninasimamia ghala la chakula na ninahesabu bidhaa kwa kutumia Excel.',
  ],
  fr: [
    'Infirmière diplômée d’État',
    "Infirmière diplômée d'État",
    'Comptable',
    'Chauffeur poids lourd',
    'Chef de projet',
    'Gestion des stocks',
    'Licence en comptabilité',
    "J'ai travaillé comme infirmière à l'hôpital général pendant cinq ans.",
    'Tenue de la comptabilité, rapprochements bancaires et déclarations fiscales sous Sage',
    "Développeuse web, j'ai conçu des applications avec React, Node.js et PostgreSQL.",
  ],
  en: [
    'Nurse',
    'Chef',
    'Restaurant manager at Chez Amina, Rue de la Paix, Djibouti',
    'Worked with Al Amal Hospital in Mogadishu and Jamii Bora in Nairobi on community health',
    'Managed accounts payable, reconciled bank statements, prepared budgets',
    'Taught English and mathematics at Mwalimu Nyerere Secondary School for the county government',
    'Excel, Python, AutoCAD, WordPress',
    'CV',
    '',
    'Registered nurse with ten years on a surgical ward',
  ],
  other: [
    'Ich habe als Krankenschwester in einem Krankenhaus gearbeitet und Patienten betreut',
    'Hastanede hemşire olarak çalıştım ve hastalara bakım verdim',
    'በሆስፒታል ውስጥ ነርስ ሆኜ ለአምስት ዓመታት ሰርቻለሁ',
    'Gestión de proyectos y coordinación de equipos en la empresa durante cinco años con presupuestos',
    'Работала медсестрой в больнице и ухаживала за пациентами пять лет',
  ],
} as const;

describe('the language of a text', () => {
  it.each(Object.entries(TEXTS).flatMap(([language, texts]) => texts.map((text) => [text, language] as const)))(
    '%s: %s',
    (text, language) => {
      expect(languageOf(text)).toBe(language);
    },
  );
});

describe('a text in another language', () => {
  it.each([
    [
      'عملت محاسباً وأعددت القوائم المالية والتسويات البنكية',
      'accountant prepared financial statements bank reconciliation',
    ],
    ['أعطيت الأدوية للمرضى وقمت بقياس العلامات الحيوية', 'administering medication patients vital signs'],
    ['تركيب الألواح الشمسية والبطاريات', 'installation solar panels batteries'],
    ['Darawalka gaariga xamuulka', 'truck driver'],
    ['Waxaan rakibay looxyada sollarka iyo baytariyada', 'installation solar panels batteries'],
    ['Macallin dugsi sare oo dhiga fiisigiska', 'secondary school teacher teaching physics'],
    ['Dereva wa lori aliyesafirisha mizigo', 'truck driver transport cargo freight'],
    ['Aliwafundisha wanafunzi hisabati', 'teaching students mathematics'],
    ['Niliandaa taarifa za fedha', 'prepared financial statements'],
    ['Gestion des stocks et inventaires', 'inventory stock stock taking inventory'],
    ['Installation de panneaux solaires', 'installation solar panels'],
    ['Développeuse web avec React et Node.js', 'web developer react nodejs'],
  ])('%s', (text, english) => {
    expect(read(text)).toBe(english);
  });

  it('keeps the place of what was written', () => {
    const text = 'Je fais la tenue de livres et les rapprochements bancaires.';
    const pieces = wordsOf(text).map(({ start, end, folded }) => [text.slice(start, end), folded]);
    expect(pieces).toContainEqual(['tenue de livres', 'bookkeeping']);
    expect(pieces).toContainEqual(['rapprochements bancaires', 'reconciliation']);
  });

  it('is read sentence by sentence where it changes', () => {
    const text =
      'Worked as a nurse on the surgical ward of the hospital. Nilihudumia wagonjwa na kutoa dawa katika hospitali ya wilaya.';
    expect(read(text)).toContain('patient care administering medication');
    expect(read(text)).toContain('nurse surgical ward hospital');
    expect(read('Accountant in Hargeisa and the region. محاسب في شركة')).toBe('accountant hargeisa region accountant');
  });

  it('is readable where enough of it is known, and never where it is of a language that is not read', () => {
    const space = new OccupationSpace(OCCUPATIONS);
    for (const language of FOREIGN) {
      for (const text of TEXTS[language]) expect(isReadable(text, space), text).toBe(true);
    }
    for (const text of TEXTS.other) expect(isReadable(text, space), text).toBe(false);
    for (const text of TEXTS.en) expect(isReadable(text, space), text).toBe(true);
    expect(isReadable('قفشخ زلنطق مبجذر شغفنك طصضث خزرقف لبتثج', space)).toBe(false);
  });
});

describe('English', () => {
  it('stays as it is written, word for word', () => {
    const texts = [
      ...OCCUPATIONS.flatMap(({ title, otherTitles, terms }) => [title, ...otherTitles, ...terms, terms.join(', ')]),
      ...SKILLS.flatMap(({ name, aliases }) => [name, ...aliases]),
    ];
    const changed = texts.filter((text) => wordsOf(text) !== glossedWords(text).words || !isSame(text));
    expect(changed).toEqual([]);
  });

  const isSame = (text: string) =>
    wordsOf(text)
      .map(({ folded }) => folded)
      .join(' ') ===
    splitWords(text)
      .words.map(({ folded }) => folded)
      .join(' ');

  it('holds names with a sign in them as one word', () => {
    expect(contentStems('Node.js, NodeJS')).toEqual(['nodej', 'nodej']);
    expect(contentStems('Vue.js')).toEqual(contentStems('VueJS'));
    expect(contentStems('ASP.NET and .NET')).toEqual(['asp.net', '.net']);
    expect(contentStems('C++, C#, CI/CD')).toEqual(['c++', 'c#', 'cicd']);
    expect(wordsOf('A/B tests').map(({ folded }) => folded)).toEqual(['ab', 'tests']);
    expect(wordsOf('écrit en Node.js, ASP.NET').map(({ folded }) => folded)).toContain('nodejs');
    expect(contentStems('and/or example.net')).toEqual(['exampl', '.net']);
  });
});

describe('the glossaries', () => {
  const tables = { ar: ARABIC, so: SOMALI, sw: SWAHILI, fr: FRENCH };

  it.each(FOREIGN)('%s: has the words of the trades, each with English that is known', (language) => {
    const entries = entriesOf(tables[language]);
    expect(entries.filter(({ english }) => english !== '').length).toBeGreaterThan(1000);
    const space = new OccupationSpace(OCCUPATIONS);
    const known = new Set(SKILLS.flatMap(({ name, aliases }) => [name, ...aliases]).flatMap(contentStems));
    for (const word of 'bachelor master doctorate diploma certificate'.split(' ')) known.add(stemOf(word));
    const unknown = entries.flatMap(({ english }) =>
      contentStems(english).filter((stem) => !space.knows(stem) && !known.has(stem)),
    );
    expect([...new Set(unknown)]).toEqual([]);
    expect(lexiconOf(language).grammar.size).toBeGreaterThan(100);
  });

  it.each([
    ['a word without end', 'ا'.repeat(100_000)],
    ['prefixes', 'nilinilinili '.repeat(8_000)],
    ['the same word', 'gestion '.repeat(12_500)],
    ['beginnings of phrases', 'chef de projet de la '.repeat(5_000)],
    ['Arabic', 'والمحاسبات '.repeat(9_000)],
    ['Somali endings', 'yaashiiyaashiiyaasha '.repeat(5_000)],
    ['different words', Array.from({ length: 12_000 }, (_, at) => `wali${at.toString(26)}ye`).join(' ')],
    ['one letter', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa '.repeat(3_300)],
    ['dots', 'a.'.repeat(50_000)],
  ])('take time in proportion to the text: %s', (_, text) => {
    glossedWords('محاسب');
    const started = performance.now();
    glossedWords(text);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
