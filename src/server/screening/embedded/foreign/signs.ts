import { createCache } from '../../../kernel/cache.ts';
import { GRAMMAR_WORDS } from '../stopwords.ts';
import { isEnglish } from './english.ts';
import { FOREIGN, type ForeignLanguage, lexiconOf } from './lexicon.ts';

/** What a word indicates about the language of its text, as bits. */
export const SIGN = {
  /** An English grammar word that none of the other languages has. */
  decisive: 1,
  english: 2,
  /** Arabic letters; letters that are neither Arabic nor Latin. */
  arabic: 4,
  otherScript: 8,
  /** A grammar word of a language that the evaluator does not support. */
  otherGrammar: 16,
} as const;

type Latin = Exclude<ForeignLanguage, 'ar'>;
export const LATIN: readonly Latin[] = FOREIGN.filter((language): language is Latin => language !== 'ar');
/**
 * Bits per language: GRAMMAR is a grammar word, EXACT is in the glossary as written, LOOSE is in it with another
 * ending.
 */
export const GRAMMAR: Record<Latin, number> = { so: 32, sw: 64, fr: 128 };
export const EXACT: Record<Latin, number> = { so: 256, sw: 512, fr: 1024 };
export const LOOSE: Record<Latin, number> = { so: 2048, sw: 4096, fr: 8192 };
/** A word that one of these languages has as written, and English does not. */
export const FOREIGN_SIGN = 16384;

const DECISIVE = new Set(
  `the of and for with to from was were by at that which this these those have has had are been their using our all will
  as it its be or not who they them through during while under over into about within across`.split(/\s+/),
);
// Grammar words of unsupported languages: Spanish, Portuguese, Italian, German, Dutch, Turkish, Indonesian, Oromo,
// Scandinavian.
const OTHER_GRAMMAR = new Set(
  `y el los las con para por una unos como mas pero sus al del lo muy tambien desde hasta ser soy fue trabajo
  e o os dos das em nao uma com meu minha mais pela pelo sao ate
  il gli di della dello delle degli che con per nel nella una sono anche dei lavoro presso
  und der die das ich mit von zu den dem des ein eine einer nicht auch auf fur bei als wir sich ist im zum zur habe war uber
  het een van voor met niet bij ook naar zijn werk de
  ve bir icin ile bu da cok olarak gibi olan calistim yaptim
  yang dan dengan untuk dari pada adalah saya dalam ini itu tidak sebagai
  fi kan irraa keessatti akka itti ani hojii
  ho un anni ospedale sou um anos trabalhei przez jako w oraz jest dla her gibi birlikte
  och att det som pa av med jag har till og`.split(/\s+/),
);

const LATIN_LETTER = /[a-z]/;
const ARABIC_LETTER = /[\u0620-\u064a\u0671-\u06d3]/;
const LETTER = /\p{L}/u;

export function signsOf(folded: string): number {
  if (!LATIN_LETTER.test(folded)) {
    if (ARABIC_LETTER.test(folded)) return SIGN.arabic | FOREIGN_SIGN;
    return LETTER.test(folded) ? SIGN.otherScript | FOREIGN_SIGN : 0;
  }
  if (DECISIVE.has(folded)) return SIGN.decisive | SIGN.english | grammarSigns(folded);
  let signs = grammarSigns(folded);
  const english = GRAMMAR_WORDS.has(folded) || isEnglish(folded);
  if (english) signs |= SIGN.english;
  if (OTHER_GRAMMAR.has(folded)) signs |= SIGN.otherGrammar;
  for (const language of LATIN) if (lexiconOf(language).exact.has(folded)) signs |= EXACT[language];
  const isForeign = LATIN.some((language) => (signs & (GRAMMAR[language] | EXACT[language])) !== 0);
  return !english && (isForeign || (signs & SIGN.otherGrammar) !== 0) ? signs | FOREIGN_SIGN : signs;
}

const loose = createCache<number>({ max: 20_000 });

/** The bits of a word that is in no glossary as written, but may be with another ending. Computed only if needed. */
export function looseSignsOf(folded: string): number {
  if (folded.length <= 3) return 0;
  return loose.getOr(folded, () => {
    let signs = 0;
    for (const language of LATIN) {
      const { first, forms } = lexiconOf(language);
      if (forms.text(folded).some((key) => first.next.has(key))) signs |= LOOSE[language];
    }
    return signs;
  });
}

function grammarSigns(folded: string): number {
  let signs = 0;
  for (const language of LATIN) if (lexiconOf(language).grammar.has(folded)) signs |= GRAMMAR[language];
  return signs;
}
