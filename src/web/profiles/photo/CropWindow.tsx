import { type PointerEvent, useEffect, useRef } from 'react';
import { cx } from '#web/ui/cx.ts';
import { type Crop, placed, pulled, type Size, ZOOM, zoomed } from './crop.ts';

type PictureProps = { source: string; size: Size; crop: Crop; shown: number; className?: string };

/** The chosen square of the picture, `shown` pixels large. */
export function CroppedPicture({ source, size, crop, shown, className }: PictureProps) {
  const { width, height, left, top } = placed(size, crop, shown);
  return (
    <div
      dir="ltr"
      className={cx('relative flex-none overflow-clip', className)}
      style={{ width: shown, height: shown }}
    >
      <img
        src={source}
        alt=""
        draggable={false}
        className="absolute max-w-none bg-[#fff] select-none"
        style={{ width, height, left, top }}
      />
    </div>
  );
}

type CropWindowProps = Omit<PictureProps, 'className'> & { onChange: (crop: Crop) => void };

/** A window over the picture, which is dragged by mouse or finger and zoomed with the wheel. */
export function CropWindow({ onChange, ...picture }: CropWindowProps) {
  const box = useRef<HTMLDivElement>(null);
  const held = useRef<{ x: number; y: number } | null>(null);
  const latest = useRef({ ...picture, onChange });
  useEffect(() => {
    latest.current = { ...picture, onChange };
  });

  // Added without React, whose listener is passive and cannot prevent scrolling.
  useEffect(() => {
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const { size, crop, onChange: change } = latest.current;
      change(zoomed(size, crop, crop.zoom - Math.sign(event.deltaY) * ZOOM.step * 2));
    };
    const window = box.current;
    window?.addEventListener('wheel', turn, { passive: false });
    return () => window?.removeEventListener('wheel', turn);
  }, []);

  function take(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { x: event.clientX, y: event.clientY };
  }
  function pull({ clientX: x, clientY: y }: PointerEvent) {
    if (!held.current) return;
    const by = { x: x - held.current.x, y: y - held.current.y };
    held.current = { x, y };
    onChange(pulled(picture.size, picture.crop, by, picture.shown));
  }
  const letGo = () => {
    held.current = null;
  };

  return (
    // The sliders beside it do the same for the keyboard.
    <div
      ref={box}
      aria-hidden
      onPointerDown={take}
      onPointerMove={pull}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      className="relative touch-none cursor-grab rounded-r2 bg-wash active:cursor-grabbing"
    >
      <CroppedPicture {...picture} className="rounded-r2" />
      <div className="pointer-events-none absolute inset-0 overflow-clip rounded-r2">
        <div className="size-full rounded-round shadow-[0_0_0_999px_rgb(0_0_0/0.45)] outline-2 outline-[rgb(255_255_255/0.85)]" />
      </div>
    </div>
  );
}
