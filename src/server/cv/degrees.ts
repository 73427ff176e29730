import type { EducationLevel } from '#shared/reference/qualifications.values.ts';
import { foldWords } from './cv-text.ts';

// Matched against text in lower case without accents and dots. The first match counts.
const LEVELS: readonly [EducationLevel, RegExp][] = [
  [
    'Doctorate/PhD',
    /\b(?:phd|ph d|dphil|doctorate|doctoral|doctor of|doctorat|edd|dba|shahaadada saddexaad|uzamivu)\b|دكتوراه/,
  ],
  [
    "Master's Degree",
    /\b(?:masters?|msc|m sc|m s c|mba|msw|mphil|m phil|mpa|mph|meng|m eng|med|m ed|llm|ll m|mfa|mres|mca|mtech|m tech|mcom|maitrise|shahaadada labaad|shahada ya uzamili|uzamili)\b|\bm a\b|^ma\b|ماجستير/,
  ],
  ['Other', /\b(?:post ?graduate (?:diploma|certificate)|pgd|pgde|pgce)\b/],
  ['Other', /\b(?:kcpe|certificate of primary education|primary (?:school )?(?:leaving|certificate))\b|^primary\b/],
  [
    'High School',
    /\b(?:high school diploma|high school certificate|secondary (?:school )?(?:education|certificate|diploma)|secondary school leaving|certificate of (?:primary|secondary) education|kcse|kcpe|wassce|waec|igcses?|gcses?|certificate of education|o levels?|a levels?|ordinary level|advanced level|advanced certificate of secondary|matriculation|matric|hsc|ssc|ged|baccalaureat|bac|shahaadada dugsiga sare|dugsiga sare|kidato cha|sekondari|uace|uce|acsee|csee|eslce|general education)\b|ثانويه|الثانوية|ثانوية/,
  ],
  [
    "Bachelor's Degree",
    /\b(?:bachelors?|bsc|b sc|bs|b s|ba|b a|bba|b b a|bcom|b com|beng|b eng|be|btech|b tech|bed|b ed|bscn|llb|ll b|mbchb|mbbs|mb bs|bds|bpharm|b pharm|barch|bca|undergraduate|licence|shahaadada koowaad|shahada ya kwanza|honou?rs degree|degree in|degree of)\b|بكالوريوس|ليسانس/,
  ],
  [
    'Associate Degree',
    /\b(?:associate|associates|diploma|higher diploma|hnd|hnc|bts|dut|dibloomo|dibloma|stashahada|advanced diploma)\b|دبلوم/,
  ],
  ['High School', /\b(?:high school|secondary school|preparatory school|lycee)\b/],
  [
    'Other',
    /\b(?:certificate|certified|certification|certificat|cpa|acca|cima|cissp|pmp|cheti|shahaado|shahaadada|diplome|qualification|foundation|licentiate)\b|شهاده|شهادة/,
  ],
];

// Abbreviations that are ordinary words in lower case, so that only capitals count.
const ONLY_CAPITALS = /\b(?:be|ba|bs|med|bed|ma|bac|hsc|ssc)\b/i;
const WRITTEN = /\b(?:BE|BA|BS|M[eE][dD]|B[eE][dD]|MA|BAC|Bac|HSC|SSC)(?!\p{L})/u;

/** The level of a degree that is named in a text; null when none is. */
export function findLevel(text: string): EducationLevel | null {
  const dotless = text.replace(/(?<=\b\p{L}{1,2})\./gu, '');
  const folded = foldWords(dotless);
  for (const [level, pattern] of LEVELS) {
    const match = pattern.exec(folded);
    if (!match) continue;
    if (ONLY_CAPITALS.test(match[0]) && !WRITTEN.test(dotless)) continue;
    return level;
  }
  return null;
}

const AWARD =
  /\b(?:phd|doctor|doctorate|doctorat|master|masters|mba|msc|mphil|bachelor|bachelors|bsc|bcom|bba|beng|bed|llb|mbchb|diploma|diplome|certificate|certificat|certified|degree|licence|baccalaureat|kcse|igcse|gcse|hnd|dibloomo|shahaado|shahaadada|shahada|stashahada|cheti|cpa|acca)\b|بكالوريوس|ماجستير|دكتوراه|دبلوم|شهاد/;

const INSTITUTION =
  /\b(?:universit(?:y|ies|e|a|at|aet|eit)|college|institute|institution|institut|schools?|academy|polytechnic|ecole|lycee|seminary|campus|kasneb|jaamacad\p{L}*|dugsi\p{L}*|machad\p{L}*|chuo|shule|iskuul\p{L}*|faculte|tvet|madrasa|university college|training cent(?:re|er))\b|جامعه|جامعة|معهد|كليه|كلية|مدرسه|مدرسة/u;

/** A faculty or department is part of an institution, not one itself. */
const PART = /^(?:faculty|department|dept|school of|faculte|departement|kuliyad\p{L}*|كليه|كلية)\b/u;

export type StudyPiece = 'degree' | 'institution' | 'part' | 'other';

/** "High school" without a name says what somebody completed and not where. */
const SCHOOLING = /^(?:(?:senior|junior|upper|lower)\s)?(?:high|secondary|preparatory|primary) (?:school|education)$/;

export function kindOfPiece(text: string): StudyPiece {
  const folded = foldWords(text);
  if (SCHOOLING.test(folded)) return 'degree';
  const isAward = AWARD.test(folded);
  if (!isAward && PART.test(folded)) return 'part';
  if (!isAward && INSTITUTION.test(folded)) return 'institution';
  return findLevel(text) !== null ? 'degree' : 'other';
}

/** Finds the field of study after "in", in brackets, or behind the short form of the degree. */
export function findMajor(degree: string): string {
  const text = degree.replace(/\s*\((?:hons?|honours|[A-Z]{2,5}|[^)]*\b(?:bachelor|master)[^)]*)\)/gi, '').trim();
  const tidy = (major: string | undefined) => (major ?? '').replace(/^[\s,:–—-]+|[\s,:.–—-]+$/gu, '');
  const inside = /\b(?:in|en)\s+(.+?)(?:\s*\(|$)/u.exec(text)?.[1];
  if (inside) return tidy(inside);
  const bracket = /\(([^)]{4,})\)\s*$/.exec(text)?.[1];
  if (bracket) return tidy(bracket);
  const short =
    /^(?:B|M)\.?(?:Sc|A|S|Com|BA|Eng|Tech|Ed|Pharm|Phil|CA)\b\.?(?:\s*\(?(?:Hons?|Honours)\)?)?,?\s+(?!of\b)(.+)$/i.exec(
      text,
    )?.[1];
  if (short) return tidy(short);
  const named = /^(?:bachelor|master|doctor)(?:'s|s)?\s+of\s+(?!science\b|arts\b|philosophy\b)(.+)$/i.exec(text)?.[1];
  return tidy(named);
}
