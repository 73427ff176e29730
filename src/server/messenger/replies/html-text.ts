/** Elements in which nothing but their own end is markup. */
const RAW = new Set(['script', 'style', 'textarea', 'title', 'noscript', 'xmp', 'iframe']);
/** Elements whose text is not read; of a quotation mail programs make a block. */
const UNREAD = new Set(['head', 'template', 'svg', 'math', 'blockquote']);
const NEW_LINE = new Set(['br', 'p', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'table']);
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
/** What follows a `<` that is markup: a tag, a comment or a declaration. */
const MARKUP = /<(?:(\/?)([a-z][a-z\d]*)|!--|[!?])/iy;
/** Mails with more HTML than this are cut: nobody writes so much by hand. */
const LONGEST = 500_000;

/** The text that a person reads in HTML. Nothing of it is run, and it is read in one pass, whatever it holds. */
export function htmlText(html: string): string {
  const source = html.slice(0, LONGEST);
  let text = '';
  /** The element whose end is awaited, and how often it was opened within itself. */
  let unread: { name: string; depth: number } | null = null;
  const read = (part: string) => {
    if (!unread && part !== '') text += decoded(part.replace(/\s+/g, ' '));
  };
  for (let at = 0; at < source.length; ) {
    const open = source.indexOf('<', at);
    read(source.slice(at, open === -1 ? source.length : open));
    if (open === -1) break;
    MARKUP.lastIndex = open;
    const [markup = '', sign = '', tag = ''] = MARKUP.exec(source) ?? [];
    if (markup === '') {
      if (!unread) text += '<';
      at = open + 1;
      continue;
    }
    const isComment = markup === '<!--';
    const close = source.indexOf(isComment ? '-->' : '>', open);
    if (close === -1) break;
    at = close + (isComment ? 3 : 1);
    const name = tag.toLowerCase();
    const isEnd = sign === '/';
    if (unread) {
      if (name === unread.name) unread.depth += isEnd ? -1 : 1;
      if (unread.depth === 0) unread = null;
    } else if (NEW_LINE.has(name) && (name === 'br' || isEnd)) text += '\n';
    else if (!isEnd && UNREAD.has(name)) unread = { name, depth: 1 };
    if (!isEnd && RAW.has(name)) at = endOfRaw(source, name, at);
  }
  return text;
}

/** Where the end tag of such an element begins, or the end of everything. */
function endOfRaw(source: string, name: string, from: number): number {
  const end = new RegExp(`</${name}`, 'gi');
  end.lastIndex = from;
  return end.exec(source)?.index ?? source.length;
}

function decoded(text: string): string {
  return text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,5});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
