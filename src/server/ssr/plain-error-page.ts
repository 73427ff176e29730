import { createHash } from 'node:crypto';
import { direction, type Locale } from '#shared/kernel/languages.ts';
import { translator } from '#shared/kernel/texts.ts';
import { dictionary } from '#shared/reference/reference.dictionary.ts';
import { shellTexts } from '#shared/reference/shell.texts.ts';
import { xmlText } from '../kernel/xml-text.ts';

const STYLES = `
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; font: 16px/1.5 Inter, system-ui, sans-serif }
main { max-width: 28rem; padding: 2rem; text-align: center }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.25 }
p { margin: 0 0 1.5rem; opacity: .75 }
a { display: inline-block; padding: .625rem 1.25rem; border: 1px solid; border-radius: .5rem; color: inherit; text-decoration: none; font-weight: 600 }
`;

export const PLAIN_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLES).digest('base64')}'; frame-ancestors 'none'`;

/** A self-contained page that needs neither the database nor scripts nor a style sheet. */
export function plainErrorPage(locale: Locale, status: number, site: string): string {
  const t = translator<keyof typeof shellTexts>(locale, dictionary[locale], shellTexts);
  const kind = status === 503 || status === 429 ? 'unavailable' : status < 500 ? 'not_found' : 'failed';
  const title = t(`shell.${kind}_title`);
  const [address, way] = kind === 'not_found' ? ['/', t('shell.go_home')] : ['', t('shell.try_again')];
  return `<!DOCTYPE html>
<html lang="${locale}" dir="${direction(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · ${xmlText(site)}</title><style>${STYLES}</style></head>
<body><main><h1>${title}</h1><p>${t(`shell.${kind}_text`)}</p><a href="${address}">${way}</a></main></body>
</html>`;
}
