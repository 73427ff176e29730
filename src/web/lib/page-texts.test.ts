import { describe, expect, it } from 'vitest';
import { textsOf } from '#shared/kernel/texts.ts';
import { keepTexts, translatorOf } from './page-texts.ts';

const english = textsOf('test-page', { 'test.hello': 'Hello' });
const inVersion = (version?: string) =>
  translatorOf(
    { locale: 'so', site: 'Fursa', versions: version ? { 'test-page': version } : {} },
    english,
  )('test.hello');
const keep = (version: string, text: string) =>
  keepTexts('so', { 'test-page': { version, dictionary: { 'test.hello': text } } });

describe('the texts of a page', () => {
  it('are those of the version that it names, also when another one comes while it is rendered', () => {
    keep('1', 'Salaan');
    keep('2', 'Nabad');
    expect([inVersion('1'), inVersion('2')]).toEqual(['Salaan', 'Nabad']);
    // A page that began before the change brings the older version late.
    keep('1', 'Salaan');
    expect([inVersion('1'), inVersion('2')]).toEqual(['Salaan', 'Nabad']);
  });

  it('are English where it names no version, whatever others were told before', () => {
    keep('1', 'Salaan');
    expect(inVersion()).toBe('Hello');
  });

  it('are the newest where its own are not here any more', () => {
    for (const version of ['1', '2', '3']) keep(version, `Salaan ${version}`);
    expect(inVersion('0')).toBe('Salaan 3');
  });
});
