export type Size = { width: number; height: number };
/** The chosen square of a picture: its zoom factor, and its position between the edges, from 0 to 1. */
export type Crop = { zoom: number; across: number; down: number };

export const ZOOM = { min: 1, max: 4, step: 0.05 } as const;
export const MIDDLE: Crop = { zoom: 1, across: 0.5, down: 0.5 };

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The square in pixels of the picture. */
export function squareOf({ width, height }: Size, { zoom, across, down }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { left: across * (width - side), top: down * (height - side), side };
}

/**
 * The crop for a square at this position, moved inside the picture. If the picture is not larger than the square, it is
 * centred.
 */
function cropAt({ width, height }: Size, zoom: number, left: number, top: number): Crop {
  const side = Math.min(width, height) / zoom;
  const share = (at: number, room: number) => (room > 0 ? between(at / room, 0, 1) : MIDDLE.across);
  return { zoom, across: share(left, width - side), down: share(top, height - side) };
}

/** The crop after dragging by some pixels in a window that shows the square with sides of `shown` pixels. */
export function pulled(size: Size, crop: Crop, by: { x: number; y: number }, shown: number): Crop {
  const { left, top, side } = squareOf(size, crop);
  const scale = side / shown;
  return cropAt(size, crop.zoom, left - by.x * scale, top - by.y * scale);
}

/** Zooms around the centre of the square. */
export function zoomed(size: Size, crop: Crop, zoom: number): Crop {
  const next = between(zoom, ZOOM.min, ZOOM.max);
  const { left, top, side } = squareOf(size, crop);
  const inset = (side - Math.min(size.width, size.height) / next) / 2;
  return cropAt(size, next, left + inset, top + inset);
}

/** The size and position of the whole picture behind such a window, so that the window shows the square. */
export function placed(size: Size, crop: Crop, shown: number) {
  const { left, top, side } = squareOf(size, crop);
  const scale = shown / side;
  return { width: size.width * scale, height: size.height * scale, left: -left * scale, top: -top * scale };
}
