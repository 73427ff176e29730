import { describe, expect, it } from 'vitest';
import { MIDDLE, placed, pulled, squareOf, ZOOM, zoomed } from './crop.ts';

const WIDE = { width: 800, height: 400 };

describe('the part of a photo that is kept', () => {
  it('is the largest square in its middle at first', () => {
    expect(squareOf(WIDE, MIDDLE)).toEqual({ left: 200, top: 0, side: 400 });
    expect(squareOf({ width: 300, height: 900 }, MIDDLE)).toEqual({ left: 0, top: 300, side: 300 });
  });

  it('follows the hand, up to the edges of the picture', () => {
    const moved = pulled(WIDE, MIDDLE, { x: 50, y: 30 }, 200);
    expect(squareOf(WIDE, moved)).toEqual({ left: 100, top: 0, side: 400 });
    expect(squareOf(WIDE, pulled(WIDE, MIDDLE, { x: -5_000, y: 0 }, 200)).left).toBe(400);
    expect(squareOf(WIDE, pulled(WIDE, MIDDLE, { x: 5_000, y: 0 }, 200)).left).toBe(0);
  });

  it('comes closer around the middle of what is seen, and never farther than the whole', () => {
    const close = zoomed(WIDE, MIDDLE, 2);
    expect(squareOf(WIDE, close)).toEqual({ left: 300, top: 100, side: 200 });
    const corner = { zoom: 4, across: 1, down: 1 };
    expect(squareOf(WIDE, zoomed(WIDE, corner, 1))).toEqual({ left: 400, top: 0, side: 400 });
    expect(zoomed(WIDE, MIDDLE, 99).zoom).toBe(ZOOM.max);
    expect(zoomed(WIDE, MIDDLE, 0.1).zoom).toBe(ZOOM.min);
  });

  it('fills the window that shows it', () => {
    expect(placed(WIDE, MIDDLE, 200)).toEqual({ width: 400, height: 200, left: -100, top: -0 });
  });
});
