import { describe, expect, it } from 'vitest';
import { messagesOf, wordsBy } from './messages.ts';
import { translator } from './texts.ts';

const texts = {
  'test.hello': 'Hello {name}',
  'test.left_one': '{count} day left',
  'test.left_other': '{count} days left',
  'test.limit': 'At most {max}',
} as const;
const say = messagesOf(texts);
const english = wordsBy(translator('en', texts));

describe('a message', () => {
  it('is put into the words of the reader', () => {
    const arabic = wordsBy(translator('ar', { 'test.hello': 'مرحبا {name}' }, texts));
    expect([english, arabic].map((words) => words(say('test.hello', { name: 'Hodan' })))).toEqual([
      'Hello Hodan',
      'مرحبا Hodan',
    ]);
  });

  it('chooses the plural form by its count, and says other numbers as they are written', () => {
    expect(english(say('test.left', { count: 1 }))).toBe('1 day left');
    expect(english(say('test.left', { count: 1200 }))).toBe('1,200 days left');
    expect(english(say('test.limit', { max: 1200 }))).toBe('At most 1200');
  });

  it('may hold another message', () => {
    const inner = say('test.limit', { max: 3 });
    expect(english(say('test.hello', { name: { told: inner } }))).toBe('Hello At most 3');
  });

  it('never reads what people wrote as a message', () => {
    for (const text of [
      'test.hello',
      'test.hello {"name":"x"}',
      'test.hello {"name',
      '{name}',
      '{"told":"test.hello"}',
    ])
      expect(english(say('test.hello', { name: text }))).toBe(`Hello ${text}`);
  });

  it('is told from words, which stay as they are', () => {
    for (const text of ['', 'Hello.', 'test.unknown', 'test.hello {"name', 'toString', 'A {gap} stays'])
      expect(english(text)).toBe(text);
  });
});
