import { Banner } from '#web/ui/Banner.tsx';

/** What the whole form failed on, above its fields. */
export function FormFailure({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <Banner tone="danger" announce>
      {text}
    </Banner>
  );
}
