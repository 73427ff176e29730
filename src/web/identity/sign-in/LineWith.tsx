/** A line across the form, with a word in its middle. */
export function LineWith({ text }: { text: string }) {
  return (
    <p className="flex items-center gap-s3 text-sm text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {text}
    </p>
  );
}
