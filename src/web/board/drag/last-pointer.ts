let last = 'mouse';

/** What a drag is about to be made with: the browser's own event of it does not say. */
export function isTouching(): boolean {
  return last === 'touch';
}

export function watchPointer(board: HTMLElement): () => void {
  const note = (event: PointerEvent) => {
    last = event.pointerType;
  };
  board.addEventListener('pointerdown', note, true);
  return () => board.removeEventListener('pointerdown', note, true);
}
