import { use } from 'react';
import { NonceContext } from '#web/lib/nonce.ts';
import { scriptJson } from '#web/lib/script-json.ts';

/** What search engines read about the page, in its first HTML. */
export function StructuredData({ data }: { data: unknown }) {
  const nonce = use(NonceContext);
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      // The browser hides the nonce from scripts, so it looks different there.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's content is not escaped by React; scriptJson leaves no "<" in it.
      dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
    />
  );
}
