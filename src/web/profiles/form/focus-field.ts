const FOCUSABLE =
  'input:not([type=hidden], [tabindex="-1"]), textarea, select, [role="spinbutton"], button:not([tabindex="-1"]), [tabindex="0"]';

/** The element of a field, or of its nearest ancestor on the page: the entry's card for a field of an entry. */
function placeOf(root: ParentNode, path: string): HTMLElement | null {
  for (let part = path; part !== ''; part = part.slice(0, Math.max(0, part.lastIndexOf('.')))) {
    const place = root.querySelector<HTMLElement>(`[data-path="${CSS.escape(part)}"]`);
    if (place) return place;
  }
  return null;
}

/** Scrolls to a field and focuses it. Returns false if it is not on the page. */
export function focusField(root: ParentNode, path: string): boolean {
  const place = placeOf(root, path);
  const control =
    place?.querySelector<HTMLElement>(`[aria-invalid="true"]:is(input, textarea, select)`) ??
    place?.querySelector<HTMLElement>(FOCUSABLE);
  if (!place) return false;
  place.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
  return true;
}

/** Scrolls the dialog or the page to its top, whichever of them scrolls. */
export function scrollToTop(inside: Element | null): void {
  (inside?.closest('[data-scroller]') ?? document.scrollingElement)?.scrollTo({ top: 0 });
}
