import { scriptJson } from '#web/lib/script-json.ts';

/** What search engines read about the page, in its first HTML. */
export function StructuredData({ data }: { data: unknown }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's content is not escaped by React; scriptJson leaves no "<" in it.
      dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
    />
  );
}
