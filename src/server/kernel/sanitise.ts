import sanitizeHtml from 'sanitize-html';

/** The HTML that a description may contain. Everything else is dropped, or reduced to its text. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'a', 'blockquote'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    h1: 'h2',
    // Links of users open in a new tab, and do not count as our recommendation for search engines.
    a: (_name, { href }) =>
      ({ tagName: 'a', attribs: href ? { href, rel: 'nofollow noopener', target: '_blank' } : {} }) as sanitizeHtml.Tag,
  },
};

export function sanitise(html: string): string {
  return sanitizeHtml(html, ALLOWED).trim();
}
