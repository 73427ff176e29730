/** The accent colour: the default, what an admin may choose, and the tokens that follow from it. */
export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];
export type Accent = Readonly<Record<Scheme, string>>;

export const SHIPPED_ACCENT: Accent = { light: '#0b6b53', dark: '#4cc9a4' };
/** The least contrast between text and its background for people with low vision (WCAG AA). */
export const LEAST_CONTRAST = 4.5;

/** The backgrounds of text in the accent colour; the same colours as in the web's tokens.css. */
const GROUNDS: Record<Scheme, readonly string[]> = {
  light: ['#fbfaf7', '#ffffff', '#f3f1ec'],
  dark: ['#131513', '#1b1e1c', '#0f1110', '#262927'],
};

const TOKENS = {
  light: (accent: string) => ({
    accent,
    'accent-strong': mix(accent, '#000000', 0.25),
    'accent-soft': mix(accent, '#ffffff', 0.885),
    'on-accent': '#ffffff',
  }),
  dark: (accent: string) => ({
    accent,
    'accent-strong': mix(accent, '#ffffff', 0.27),
    'accent-soft': mix(accent, '#131513', 0.86),
    'on-accent': mix(accent, '#000000', 0.85),
  }),
};

/** The accent and the colours derived from it in one scheme, by the names of the design tokens. */
export function accentTokens(scheme: Scheme, accent: string) {
  return TOKENS[scheme](accent);
}

/** The style that replaces the default accent. Null if the accent is the default. */
export function accentStyle(accent: Accent): Record<string, string> | null {
  if (SCHEMES.every((scheme) => accent[scheme] === SHIPPED_ACCENT[scheme])) return null;
  const dark: Record<string, string> = accentTokens('dark', accent.dark);
  const light = Object.entries(accentTokens('light', accent.light));
  return Object.fromEntries(light.map(([name, colour]) => [`--${name}`, `light-dark(${colour}, ${dark[name]})`]));
}

/** The weakest contrast that a colour would have as the accent: of words in it, on it, and on its soft shade. */
export function accentContrast(scheme: Scheme, accent: string): number {
  const tokens = accentTokens(scheme, accent);
  return Math.min(
    ...GROUNDS[scheme].map((ground) => contrast(accent, ground)),
    contrast(tokens['on-accent'], accent),
    contrast(tokens['accent-strong'], tokens['accent-soft']),
  );
}

/** Rounded down, so that 4.46 is not shown as the required 4.5. */
export function contrastInWords(contrast: number): string {
  return (Math.floor(contrast * 10) / 10).toFixed(1);
}

/** The contrast ratio, from 1 to 21, as WCAG 2 defines it. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mix(colour: string, into: string, share: number): string {
  const others = channelsOf(into);
  const mixed = channelsOf(colour).map((channel, at) => Math.round(channel * (1 - share) + (others[at] ?? 0) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
