import { describe, expect, it } from 'vitest';
import { LOCALES } from '#shared/kernel/languages.ts';
import { english, shippedTranslations } from '../../../tests/harness/shipped-texts.ts';
import { englishMessages, wordsBy } from '../kernel/messages.ts';
import { type Dictionary, moduleOf, translator } from '../kernel/texts.ts';

/** Importing them registers every message. */
const texts = import.meta.glob<Record<string, unknown>>('/src/shared/**/*.texts.ts', { eager: true });
const sources = import.meta.glob<string>(['/src/shared/**/*.ts', '/src/server/**/*.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const isDictionary = (value: unknown): value is Dictionary =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
const dictionaries = Object.values(texts).flatMap((module) => Object.values(module).filter(isDictionary));
const keys = Object.keys(englishMessages);

describe('every message', () => {
  it.each(LOCALES)('of errors, rules, answers and mails has words in %s', (locale) => {
    expect(keys.length).toBeGreaterThan(200);
    for (const kind of ['error.', 'rule.', 'refusal.', 'answer.', 'mail.'])
      expect(
        keys.some((key) => key.startsWith(kind)),
        kind,
      ).toBe(true);
    const own: Dictionary = locale === 'en' ? english : shippedTranslations[locale];
    const words = wordsBy(translator(locale, own));
    const wordless = keys.filter((key) => {
      const plural = /_(one|other)$/.test(key) && `${key.replace(/_\w+$/, '')}_other` in englishMessages;
      const message = plural ? `${key.replace(/_\w+$/, '')} {"count":7}` : key;
      return words(message) === message || words(message).startsWith(key.replace(/_(one|other)$/, ''));
    });
    expect(wordless).toEqual([]);
  });

  it.each(LOCALES.filter((locale) => locale !== 'en'))('is not left in English in %s', (locale) => {
    expect(keys.filter((key) => shippedTranslations[locale][key] === english[key])).toEqual([]);
  });

  it('of the interface belongs to a module, so that pages in other languages get it', () => {
    const shown = dictionaries.filter(
      (dictionary) => !/^(mail|refusal|answer|assessed)\./.test(Object.keys(dictionary)[0] ?? ''),
    );
    expect(shown.length).toBeGreaterThan(20);
    expect(shown.filter((dictionary) => moduleOf(dictionary) === undefined).map((one) => Object.keys(one)[0])).toEqual(
      [],
    );
  });

  it('has a key that no other text has', () => {
    const seen = new Map<string, string>();
    for (const dictionary of dictionaries) {
      for (const [key, text] of Object.entries(dictionary)) {
        expect([key, seen.get(key) ?? text]).toEqual([key, text]);
        seen.set(key, text);
      }
    }
    expect(keys.filter((key) => !(key in english))).toEqual([]);
  });

  it('stands in the dictionary of its module', () => {
    const all = dictionaries.flatMap((dictionary) => Object.keys(dictionary));
    expect(all.filter((key) => !(key in english))).toEqual([]);
  });
});

/** Stored once in an application's history, for the employer only. */
const WRITTEN_DOWN = [
  'An application was removed: the owner of the email address in it said that somebody else had sent it.',
  'The owner of this email address has applied with an account of their own. This application was sent without an account, by somebody who wrote the same address.',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in the source.
  'The verdict came after a person had decided, and changed nothing: ${reason}',
];
/**
 * Files that may hold texts outside the catalogue: tests, mail samples, messages to operators, and evaluator output.
 */
const ELSEWHERE =
  /\.(texts|test|fixtures)\.ts$|\/(translations|skills|demo|cv|institutions|screening|observe)\/|kernel\/(errors|unreachable)\.ts$|server\/http\/api-examples\.ts$|server\/(config|start|main|mail-previews\.routes)\.ts$|server\/db\/|import-institutions/;
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;
/** Texts for readers of the API documentation. */
const SUMMARIES =
  /(summary|description):\s*(['"`](\\.|[^\\])*?['"`]\s*\+?\s*)+,|transition\([^)]*\)|\.describe\(\s*(['"`])[^'"`]*\4,?\s*\)/g;
/** Three words or more that begin like a sentence. */
const SENTENCE = /(['"`])([A-Z“][\w’-]*,?(?: [^\s'"`]+){2,}?[^'"`\n]*)\1/g;

describe('no sentence for people stands', () => {
  const checked = Object.entries(sources).filter(([file]) => !ELSEWHERE.test(file));
  it('in services, schemas and rules', () => {
    expect(checked.length).toBeGreaterThan(150);
    const found = checked.flatMap(([file, source]) =>
      [...source.replace(COMMENTS, '').replace(SUMMARIES, '').matchAll(SENTENCE)]
        .map(([, , sentence]) => sentence ?? '')
        .filter((sentence) => / [a-z]/.test(sentence) && !WRITTEN_DOWN.includes(sentence))
        .map((sentence) => `${file}: ${sentence}`),
    );
    expect(found).toEqual([]);
  });
});
