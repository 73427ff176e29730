/** Highlights the placeholders of a text, such as `{count}`, which stay the same in every language. */
export function MarkedText({ text }: { text: string }) {
  return text.split(/(\{\w+\})/).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
      <code key={at} dir="ltr" className="rounded-r1 bg-accent-soft px-1 text-sm text-accent-strong">
        {part}
      </code>
    ) : (
      part
    ),
  );
}
