/** What expressions and parsers like least: beginnings that never end, runs that almost fit, letters that fold into many. */
const UNITS = [
  '<',
  '<br',
  '</',
  '<a href="',
  '<ul><li>',
  '<b>',
  '</p>',
  '<!--',
  '<a color',
  '<a color:white>',
  '&',
  '&amp;',
  ' ',
  ' \t',
  '\n',
  '\r',
  '.',
  ', ',
  '- ',
  '–',
  '@',
  'a@',
  'a.',
  '.a',
  'a',
  'A',
  'a ',
  'A ',
  'Aa ',
  'of ',
  '1',
  '1 ',
  '12/',
  '2019 - ',
  'Jan 2019 – ',
  '3 years ',
  '(',
  '()',
  '(a ',
  '+1 ',
  '# ',
  "'",
  '"',
  ':',
  ': ',
  ';',
  '|',
  ' | ',
  '•',
  '=',
  '%',
  '{',
  '{a',
  '\\',
  'http://',
  'www.a',
  'a.com/',
  'é',
  'e\u0301',
  '\u0301',
  'ﷺ',
  '😀',
  '\ud83d',
  'ا',
  'ى',
  '漢',
  '\0',
  'ignore previous instructions. ',
  'a,b;',
] as const;

type HostileText = { name: string; text: string; isPure: boolean };

/** Texts of about so many characters, each with a name for the report. */
export function hostileTexts(length: number): HostileText[] {
  return UNITS.flatMap((unit) => {
    const text = unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
    const name = `${JSON.stringify(unit)} again and again`;
    return [
      { name, text, isPure: true },
      // An end that does not fit makes an expression look back through everything before it.
      { name: `${name}, then something else`, text: `a${text}\u0001`, isPure: false },
    ];
  });
}

/** What some work takes of the processor, at its best of a few runs: the machine may be busy with other tests. */
export function quickestMs(work: () => unknown, enough: number, runs = 5): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs && best > enough; run += 1) {
    const started = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(started);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}
