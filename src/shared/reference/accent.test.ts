import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  accentContrast,
  accentStyle,
  accentTokens,
  contrast,
  LEAST_CONTRAST,
  SCHEMES,
  SHIPPED_ACCENT,
} from './accent.ts';

const tokens = readFileSync('src/web/styles/tokens.css', 'utf8');
const inStyles = (name: string) => new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens)?.slice(1);

describe('contrast', () => {
  it('is that of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#0b6b53', '#0b6b53')).toBe(1);
  });
});

describe('the accent', () => {
  it('ships as the style sheet has it, readable in both schemes, and needs no style of its own', () => {
    expect(inStyles('accent')).toEqual([SHIPPED_ACCENT.light, SHIPPED_ACCENT.dark]);
    for (const scheme of SCHEMES)
      expect(accentContrast(scheme, SHIPPED_ACCENT[scheme])).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    expect(accentStyle(SHIPPED_ACCENT)).toBeNull();
  });

  it('brings shades along that are close to those that were drawn by hand', () => {
    for (const name of ['accent-strong', 'accent-soft', 'on-accent'] as const) {
      const drawn = inStyles(name) ?? [];
      for (const [at, scheme] of SCHEMES.entries()) {
        const made = accentTokens(scheme, SHIPPED_ACCENT[scheme])[name];
        expect(contrast(made, drawn[at] ?? ''), `${name} ${scheme}`).toBeLessThan(1.15);
      }
    }
  });

  it('gives all its tokens for both schemes when it is another one', () => {
    expect(accentStyle({ light: '#7a1f5c', dark: '#f29ac9' })).toEqual({
      '--accent': 'light-dark(#7a1f5c, #f29ac9)',
      '--accent-strong': expect.stringMatching(/^light-dark\(#\w{6}, #\w{6}\)$/),
      '--accent-soft': expect.stringMatching(/^light-dark\(#\w{6}, #\w{6}\)$/),
      '--on-accent': expect.stringMatching(/^light-dark\(#ffffff, #\w{6}\)$/),
    });
  });

  it.each([
    ['light', '#ffffff'],
    ['light', '#7adcbf'],
    ['light', '#ffd400'],
    ['dark', '#000000'],
    ['dark', '#0b6b53'],
    ['dark', '#3a3aff'],
  ] as const)('cannot be read on %s pages as %s', (scheme, colour) => {
    expect(accentContrast(scheme, colour)).toBeLessThan(LEAST_CONTRAST);
  });

  it('stands on the grounds that the style sheet has', () => {
    const source = readFileSync('src/shared/reference/accent.ts', 'utf8');
    for (const ground of ['paper', 'surface', 'sunken'])
      for (const colour of inStyles(ground) ?? ['missing']) expect(source, ground).toContain(colour);
  });
});
