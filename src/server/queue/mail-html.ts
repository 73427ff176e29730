import type { Locale } from '#shared/kernel/languages.ts';

export type HtmlBlock = { kind: 'text' | 'quote'; text: string } | { kind: 'link'; text: string; url: string };

type Parts = {
  title: string;
  blocks: readonly HtmlBlock[];
  button: { text: string; url: string } | null;
  notes: readonly HtmlBlock[];
  locale: Locale;
  dir: 'ltr' | 'rtl';
  site: { name: string; accent: { light: string; dark: string }; url: string };
};

/**
 * The HTML part of a mail. It uses tables and inline styles because many mail programs support little else; the dark
 * colours are in the head, for programs that read them. It has no images because most programs hide them until asked.
 */
export function mailHtml({ title, blocks, button, notes, locale, dir, site }: Parts): string {
  const align = dir === 'rtl' ? 'right' : 'left';
  const accent = site.accent.light;
  const link = ({ text, url }: { text: string; url: string }) =>
    `<a class="accent" href="${escaped(url)}" style="color:${accent};text-decoration:underline">${escaped(text)}</a>`;
  const block = (size: number, ink: string, one: HtmlBlock) => {
    const text = `margin:0 0 16px;font-size:${size}px;line-height:1.5;color:${ink};text-align:${one.kind === 'quote' ? 'start' : align}`;
    const cls = size < 15 ? 'soft' : 'ink';
    if (one.kind === 'link') return `<p class="${cls}" style="${text}">${link(one)}</p>`;
    if (one.kind === 'text') return `<p class="${cls}" style="${text}">${lines(one.text)}</p>`;
    return `<div class="quote" dir="auto" style="${text};padding:12px 16px;background:#f3f1ec;border-radius:8px">${lines(one.text)}</div>`;
  };
  return `<!doctype html>
<html lang="${locale}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(title)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #131513 !important; }
  .sheet { background: #1b1e1c !important; border-color: #343836 !important; }
  .ink { color: #eceae4 !important; }
  .soft { color: #b4b1a8 !important; }
  .quote { background: #262927 !important; color: #eceae4 !important; }
  .accent { color: ${site.accent.dark} !important; }
  .rule { border-color: #343836 !important; }
}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#fbfaf7;font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#fbfaf7"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 4px 20px;text-align:${align}">
<a href="${escaped(site.url)}" style="text-decoration:none"><span style="display:inline-block;width:30px;height:30px;border-radius:8px;background:${accent};color:#ffffff;font-size:17px;font-weight:700;line-height:30px;text-align:center;vertical-align:middle">${escaped(initialOf(site.name))}</span><span class="ink" style="font-size:18px;font-weight:700;color:#1d1f1c;vertical-align:middle;padding:0 10px">${escaped(site.name)}</span></a>
</td></tr>
<tr><td class="sheet" style="background:#ffffff;border:1px solid #e4e1d9;border-radius:14px;padding:28px 28px 12px">
${blocks.map((one) => block(16, '#1d1f1c', one)).join('\n')}
${button ? buttonHtml(button, accent, align) : ''}
${notes.length > 0 ? `<div class="rule" style="border-top:1px solid #e4e1d9;padding-top:16px">${notes.map((one) => block(14, '#5d5c55', one)).join('\n')}</div>` : ''}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function buttonHtml({ text, url }: { text: string; url: string }, accent: string, align: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" align="${align}" style="margin:8px 0 24px"><tr><td style="background:${accent};border-radius:10px"><a href="${escaped(url)}" style="display:inline-block;padding:12px 22px;font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${escaped(text)}</a></td></tr></table><div style="clear:both"></div>`;
}

const lines = (text: string) => escaped(text).replace(/\r?\n/g, '<br>');
const initialOf = (name: string) => [...name.trim()][0]?.toLocaleUpperCase('en') ?? '';

/** Text that people wrote must not become HTML. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
