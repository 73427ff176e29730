import sanitizeHtml from 'sanitize-html';

/** What a description may hold. Everything else is dropped, or shown as the text it contains. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'a', 'blockquote'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    h1: 'h2',
    // A link of somebody else's leads away from here and gets no credit of ours.
    a: (_name, { href }) =>
      ({ tagName: 'a', attribs: href ? { href, rel: 'nofollow noopener', target: '_blank' } : {} }) as sanitizeHtml.Tag,
  },
};

export function sanitise(html: string): string {
  return sanitizeHtml(html, ALLOWED).trim();
}
