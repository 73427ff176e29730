import { Banner } from '#web/ui/Banner.tsx';

/** An error that concerns the whole form, shown above its fields. */
export function FormFailure({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <Banner tone="danger" announce>
      {text}
    </Banner>
  );
}
