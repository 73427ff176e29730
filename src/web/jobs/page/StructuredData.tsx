import { scriptJson } from '#web/lib/script-json.ts';

/** Structured data for search engines, in the HTML of the server. */
export function StructuredData({ data }: { data: unknown }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's content is not escaped by React; scriptJson leaves no "<" in it.
      dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
    />
  );
}
