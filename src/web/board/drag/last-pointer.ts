let last = 'mouse';

/** Whether the last pointer was a finger: the browser's own drag event does not say. */
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
