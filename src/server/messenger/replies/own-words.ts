/** A line is read up to here when it is asked whether it opens a quotation. */
const LONGEST_OPENING = 300;
/** Mail programs break a long opening into so many lines at most. */
const MOST_LINES = 3;

/** How mail programs open what they quote: "On Monday, Amina wrote:" in the languages of the site and some others. */
const OPENINGS = [
  // With a date or an address: people also write "On Monday I wrote:" themselves.
  /^on\b(?=.*[\d@]).+\bwrote:$/i,
  /^(markay|taariikhda|maalinta)\b.+\b(qoray|qortay|qoreen):$/i,
  /^(mnamo|tarehe|siku ya)\b.+\b(aliandika|ameandika|waliandika):$/i,
  /^(في|بتاريخ|يوم)\s.+(كتب|كتبت|تمت كتابة ما يلي بواسطة|كتب ما يلي).*[:：]$/,
  /^le\b.+\ba écrit\s*:$/i,
  /^-{2,}\s*(original message|forwarded message|farriintii asalka ahayd|ujumbe asili|الرسالة الأصلية)\s*-{2,}$/i,
  /^_{20,}$/,
] as const;
/** Asked first of every line, as most open nothing. */
const MAY_OPEN = /^[^\p{L}]{0,3}(on|le|markay|taariikhda|maalinta|mnamo|tarehe|siku ya|في|بتاريخ|يوم)\s|^-{2}|^_{20}/iu;
/** An opening that begins with the name; it is never broken. */
const NAME_FIRST = /^.+<\S+@\S+>\s*(wrote|ayaa qoray|wuxuu qoray|waxay qortay|aliandika|ameandika|كتب|كتبت):$/i;
/** Outlook quotes with the headers of the mail. */
const HEADERS = /^(from|ka|kutoka|من|de|von)\s*:\s*\S/i;
const NEXT_HEADER =
  /^(sent|date|to|envoyé|gesendet|la diray|loo diray|ilitumwa|tarehe|kwa|تاريخ الإرسال|التاريخ|إلى)\s*:\s*\S/i;

/** What somebody wrote in their answer: without what they quote, and without a signature. */
export function ownWords(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const own: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as string;
    if (/^-- ?$/.test(line)) break;
    const length = openingAt(lines, at);
    if (length > 0) {
      // Somebody who answers below the quotation goes on after it; one without marks has no end.
      let next = at + length;
      while (lines[next]?.trim() === '') next += 1;
      if (!lines[next]?.trimStart().startsWith('>')) break;
      at += length - 1;
    } else if (!line.trimStart().startsWith('>')) own.push(line.trimEnd());
  }
  return own
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** How many lines open a quotation here; 0 if none does. */
function openingAt(lines: readonly string[], at: number): number {
  const read = (index: number) => (lines[index] ?? '').slice(0, LONGEST_OPENING).trim();
  const first = read(at);
  if (first === '') return 0;
  if (HEADERS.test(first) && NEXT_HEADER.test(read(at + 1))) return 1;
  if (first.endsWith(':') && NAME_FIRST.test(withoutMarks(first))) return 1;
  if (!MAY_OPEN.test(first)) return 0;
  let joined = '';
  for (let length = 1; length <= MOST_LINES && read(at + length - 1) !== ''; length += 1) {
    joined = withoutMarks(`${joined} ${read(at + length - 1)}`);
    if (OPENINGS.some((opening) => opening.test(joined))) return length;
  }
  return 0;
}

/** Marks of writing direction, which mail programs put around names. */
const withoutMarks = (line: string) => line.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069*]/g, '').trim();

/** Pages of our mails that open without signing in. */
const PRIVATE_PATHS = ['/application/', '/interview/', '/register?application=', '/stop-mails/'];

/** Blanks out links that are meant for one person alone, also where a mail program has wrapped them into its own. */
export function withoutPrivateLinks(text: string, publicUrl: string): string {
  return text.replace(/https?:\/\/\S+/gi, (link) => {
    const inPlain = decoded(link);
    return PRIVATE_PATHS.some((path) => inPlain.includes(publicUrl + path)) ? '…' : link;
  });
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}
