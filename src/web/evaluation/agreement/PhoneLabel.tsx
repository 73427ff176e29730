/** The name of a column beside its figure, where a phone has no head to show. Screen readers read the head. */
export function PhoneLabel({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="block text-xs font-normal text-ink-2 md:hidden">
      {children}
    </span>
  );
}
