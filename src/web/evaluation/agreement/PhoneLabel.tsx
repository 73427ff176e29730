/**
 * The column's name beside its figure on a phone, where the table head is hidden. Screen readers read the head instead.
 */
export function PhoneLabel({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="block text-xs font-normal text-ink-2 md:hidden">
      {children}
    </span>
  );
}
