import { type Idea, ideasOf } from './in-other-words.ts';
import type { SkillLookup } from './skill-aliases.ts';
import { EVERYDAY_SKILL } from './weights.ts';
import { stemOf, type Word, wordsOf } from './words.ts';

/** A required skill, with all its spellings. */
export type RequiredSkill = {
  name: string;
  everyday: boolean;
  weight: number;
  forms: Form[];
  ideas: Idea[];
  isProper: boolean;
};
type Form = { stems: string[]; onlyCapitalised: boolean };
export type Mention = { skill: number; start: number; end: number; from: number; to: number };

// Manufacturers, which some lists write before product names.
const MAKERS = new Set(
  'microsoft ms adobe intuit autodesk google apple ibm oracle sap apache amazon atlassian trimble corel'.split(' '),
);
const FILLERS = new Set(
  'software system systems application applications tool tools suite program programming'.split(' '),
);
// Product names that are also everyday words: in prose they count only when written as a name.
const EVERYDAY_WORDS = new Set(
  'word access office project teams publisher outlook acrobat go swift rust sketch unity spark r c express slack zoom node chef puppet salt spring flash illustrator pages numbers keynote drive calendar visio'.split(
    ' ',
  ),
);
const EVERYDAY_SKILLS = new Set(
  [
    'microsoft office',
    'office',
    'excel',
    'microsoft excel',
    'word',
    'microsoft word',
    'powerpoint',
    'microsoft powerpoint',
    'outlook',
    'microsoft outlook',
    'windows',
    'microsoft windows',
    'internet',
    'email',
    'zoom',
    'adobe acrobat',
    'acrobat',
    'typing',
    'communication',
    'teamwork',
    'time management',
    'computer literacy',
    'microsoft access',
    'access',
    'web browser',
    'google docs',
    'google workspace',
    'hard working',
    'leadership',
    'problem solving',
  ].map(keyOf),
);
const MOST_SKILLS = 60;

function keyOf(name: string): string {
  return stemsOf(name).join(' ');
}

function stemsOf(name: string): string[] {
  return wordsOf(name).map((word) => word.stem);
}

export function readRequiredSkills(names: readonly string[], lookUp: SkillLookup): RequiredSkill[] {
  const seen = new Set<string>();
  return names.slice(0, MOST_SKILLS).flatMap((name) => {
    const key = keyOf(name);
    if (key === '' || seen.has(key)) return [];
    seen.add(key);
    const { aliases, personal } = lookUp(name);
    const forms = formsOf([name, ...aliases]);
    const everyday = personal || EVERYDAY_SKILLS.has(key);
    return [
      {
        name: name.trim(),
        everyday,
        weight: everyday ? EVERYDAY_SKILL.inSection : 1,
        forms,
        ideas: ideasOf(name),
        isProper: isProperName(name),
      },
    ];
  });
}

const PROPER_NAME = /\p{Lu}\p{Lu}|\p{Ll}\p{Lu}|[\d.+#/]/u;

/**
 * Whether a skill goes by this name alone: a maker's product, or letters that no other words are known for ("QuickBooks",
 * "Node.js").
 */
function isProperName(name: string): boolean {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  if (MAKERS.has(first.toLowerCase())) return true;
  return (PROPER_NAME.test(name) || rest.some((word) => /^\p{Lu}/u.test(word))) && ideasOf(name).length === 0;
}

function formsOf(names: readonly string[]): Form[] {
  const forms = new Map<string, Form>();
  const add = (words: string[]) => {
    const stems = words.map(stemOf);
    if (stems.length === 0 || (stems.length === 1 && FILLERS.has(words[0] ?? ''))) return;
    const onlyCapitalised = words.length === 1 && EVERYDAY_WORDS.has(words[0] ?? '');
    forms.set(stems.join(' '), { stems, onlyCapitalised });
  };
  for (const name of names) {
    const words = wordsOf(name.replace(/\([^)]*\)/g, ' ')).map((word) => word.folded);
    add(wordsOf(name).map((word) => word.folded));
    add(words);
    const bare = FILLERS.has(words.at(-1) ?? '') ? words.slice(0, -1) : words;
    if (bare.length > 0) add(bare);
    // ASP.NET implies .NET.
    if (bare[0] === '.net' && bare.length === 1) add(['asp.net']);
    if (bare.length > 1 && MAKERS.has(bare[0] ?? '')) {
      add(bare.slice(1));
      if (bare[0] === 'microsoft') add(['ms', ...bare.slice(1)]);
    }
  }
  return [...forms.values()];
}

/** Finds required skills in words; one pass, the longest form first. */
export class SkillFinder {
  private readonly byFirst = new Map<string, { skill: number; form: Form }[]>();

  constructor(readonly skills: readonly RequiredSkill[]) {
    skills.forEach(({ forms }, skill) => {
      for (const form of forms) {
        const first = form.stems[0] ?? '';
        this.byFirst.set(first, [...(this.byFirst.get(first) ?? []), { skill, form }]);
      }
    });
    for (const candidates of this.byFirst.values()) {
      candidates.sort((one, other) => other.form.stems.length - one.form.stems.length);
    }
  }

  /** `isList`: the words are an entry of the skill list, where a name counts whether it is capitalised or not. */
  find(text: string, words: readonly Word[], isList = false): Mention[] {
    const mentions: Mention[] = [];
    words.forEach((first, at) => {
      for (const { skill, form } of this.byFirst.get(first.stem) ?? []) {
        const last = words[at + form.stems.length - 1];
        if (!last || !form.stems.every((stem, next) => words[at + next]?.stem === stem)) continue;
        if (form.onlyCapitalised && !isList && !/\p{Lu}/u.test(text[first.start] ?? '')) continue;
        mentions.push({ skill, start: first.start, end: last.end, from: at, to: at + form.stems.length });
      }
    });
    return mentions;
  }
}
