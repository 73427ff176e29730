import type { DemoPerson } from './people.ts';

type Line = { text: string; size: number; bold?: boolean; gap?: number };

const PAGE = { width: 595, height: 842, margin: 56 };
/** Helvetica is about half as wide as it is high. */
const LETTER_WIDTH = 0.5;

/** The signs beyond Latin-1 that the texts of the demo use, in the encoding of the standard fonts. */
const SIGNS: Record<string, string> = { '’': '\x92', '‘': '\x91', '“': '\x93', '”': '\x94', '–': '\x96', '—': '\x97' };

function inFontEncoding(text: string): string {
  return text.replace(/[^\x20-\x7e\xa0-\xff]/g, (sign) => SIGNS[sign] ?? '?').replace(/[\\()]/g, '\\$&');
}

function wrap({ text, size, ...line }: Line): Line[] {
  const most = Math.floor((PAGE.width - 2 * PAGE.margin) / (size * LETTER_WIDTH));
  const rows = [''];
  for (const word of text.split(' ')) {
    const row = rows.at(-1) ?? '';
    if (row && row.length + word.length >= most) rows.push(word);
    else rows[rows.length - 1] = row ? `${row} ${word}` : word;
  }
  return rows.map((row, index) => ({ ...line, size, text: row, gap: index === 0 ? (line.gap ?? 0) : 0 }));
}

const year = (date: string | null) => date?.slice(0, 7) ?? 'today';

function linesOf(person: DemoPerson): Line[] {
  const heading = (text: string): Line => ({ text, size: 13, bold: true, gap: 12 });
  const plain = (text: string): Line => ({ text, size: 10 });
  const title = (text: string): Line => ({ text, size: 10.5, bold: true, gap: 5 });
  return [
    { text: `${person.firstName} ${person.lastName}`, size: 22, bold: true },
    { text: person.profession, size: 13 },
    plain(`${person.email} · ${person.phone} · ${person.city}, ${person.country}`),
    heading('About me'),
    plain(person.bio),
    ...(person.experiences.length > 0 ? [heading('Work')] : []),
    ...person.experiences.flatMap(({ designation, company, location, startDate, endDate, responsibilities }) => [
      title(`${designation}, ${company}`),
      plain(`${year(startDate)} – ${year(endDate)}, ${location}`),
      plain(responsibilities),
    ]),
    heading('Education'),
    ...person.educations.flatMap(({ degree, major, institution, startDate, endDate }) => [
      title(`${degree}, ${major}`),
      plain(`${institution}, ${year(startDate)} – ${year(endDate)}`),
    ]),
    heading('Skills'),
    plain(person.skills.join(', ')),
    heading('Languages'),
    plain(person.languages.map(({ name, proficiency }) => `${name} (${proficiency})`).join(', ')),
  ].flatMap(wrap);
}

/** The text operators of each page. */
function pagesOf(lines: readonly Line[]): string[] {
  const pages: string[][] = [[]];
  let y = PAGE.height - PAGE.margin;
  for (const { text, size, bold, gap = 0 } of lines) {
    y -= size * 1.4 + gap;
    if (y < PAGE.margin) {
      pages.push([]);
      y = PAGE.height - PAGE.margin - size;
    }
    const font = bold ? '/F2' : '/F1';
    pages.at(-1)?.push(`BT ${font} ${size} Tf ${PAGE.margin} ${y.toFixed(1)} Td (${inFontEncoding(text)}) Tj ET`);
  }
  return pages.map((page) => page.join('\n'));
}

/** A CV as somebody would print it: text on white, in the fonts that every reader has. */
export function cvPdf(person: DemoPerson): Buffer {
  const pages = pagesOf(linesOf(person));
  const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;
  const numberOf = (page: number) => 5 + page * 2;
  const kids = pages.map((_, page) => `${numberOf(page)} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}/MediaBox[0 0 ${PAGE.width} ${PAGE.height}]>>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...pages.flatMap((content, page) => [
      `<</Type/Page/Parent 2 0 R/Contents ${numberOf(page) + 1} 0 R/Resources<</Font<</F1 3 0 R/F2 4 0 R>>>>>>`,
      `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    ]),
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<</Size ${count}/Root 1 0 R>>\n`;
  return Buffer.from(`${file}${table}startxref\n${file.length}\n%%EOF\n`, 'latin1');
}
