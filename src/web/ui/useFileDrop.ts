import { type DragEvent, useState } from 'react';

/** A drop target for one file. Spread `target` on its element; `isOver` is true while a file is dragged over it. */
export function useFileDrop(onFile: (file: File) => void, isReady = true) {
  const [isOver, setOver] = useState(false);

  function hover(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(isReady);
  }
  function leave({ currentTarget, relatedTarget }: DragEvent) {
    if (!currentTarget.contains(relatedTarget as Node)) setOver(false);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped && isReady) onFile(dropped);
  }

  return { isOver, target: { onDragEnter: hover, onDragOver: hover, onDragLeave: leave, onDrop: drop } };
}
