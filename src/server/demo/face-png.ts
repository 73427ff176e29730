import { crc32, deflateSync } from 'node:zlib';
import type { DemoPerson } from './people.ts';

const SIZE = 96;

type Colour = readonly [red: number, green: number, blue: number];
/** An oval, and the part of the picture that it is drawn in. */
type Oval = { x: number; y: number; rx: number; ry: number; colour: Colour; above?: number; below?: number };

const GROUNDS: readonly Colour[] = [
  [244, 228, 215],
  [220, 235, 228],
  [216, 230, 240],
  [232, 228, 245],
  [250, 236, 212],
];
const SKINS: readonly Colour[] = [
  [92, 58, 40],
  [112, 72, 50],
  [132, 88, 62],
  [160, 112, 82],
  [74, 46, 34],
];
const CLOTHES: readonly Colour[] = [
  [44, 100, 84],
  [150, 62, 48],
  [52, 76, 128],
  [184, 138, 52],
  [98, 76, 130],
];
const SCARVES: readonly Colour[] = [
  [46, 112, 98],
  [140, 62, 84],
  [204, 156, 62],
  [84, 98, 120],
  [122, 84, 140],
];
const HAIR: Colour = [28, 22, 20];

const of = <T>(list: readonly T[], number: number) => list[number % list.length] as T;

/** A face drawn with a few ovals, which the number determines. */
function ovalsOf({ gender }: Pick<DemoPerson, 'gender'>, number: number): Oval[] {
  const skin = of(SKINS, number);
  const scarf = of(SCARVES, number >> 4);
  const shoulders: Oval = { x: 48, y: 100, rx: 38, ry: 28, colour: of(CLOTHES, number >> 8) };
  const neck: Oval = { x: 48, y: 70, rx: 9, ry: 14, colour: skin };
  const face: Oval = { x: 48, y: 44, rx: 17, ry: 21, colour: skin };
  const eyes = [41, 55].map((x): Oval => ({ x, y: 44, rx: 2, ry: 2.4, colour: HAIR }));
  const mouth: Oval = { x: 48, y: 53, rx: 6, ry: 3, colour: [235, 214, 200], below: 53 };
  const hair: Oval = { x: 48, y: 38, rx: 18.5, ry: 19, colour: HAIR, above: 33 };
  if (gender === 'male') {
    const beard: Oval = { ...face, rx: 17.5, ry: 22, colour: HAIR, below: 52 };
    return [shoulders, neck, face, ...(number % 3 === 0 ? [beard] : []), hair, ...eyes, mouth];
  }
  if (number % 3 === 0) {
    const curls: Oval = { x: 48, y: 38, rx: 26, ry: 25, colour: HAIR };
    return [curls, shoulders, neck, face, hair, ...eyes, mouth];
  }
  const veil: Oval = { x: 48, y: 48, rx: 25, ry: 32, colour: scarf };
  return [{ ...shoulders, colour: scarf }, veil, { ...face, y: 46, rx: 15, ry: 18 }, ...eyes, mouth];
}

const ROW = 1 + SIZE * 3;

/** Draws an oval over the picture, with a soft edge. */
function paint(rows: Buffer, { x, y, rx, ry, colour, above = SIZE - 1, below = 0 }: Oval): void {
  const [top, bottom] = [Math.max(below, Math.floor(y - ry - 1)), Math.min(above, SIZE - 1, Math.ceil(y + ry + 1))];
  const [left, right] = [Math.max(0, Math.floor(x - rx - 1)), Math.min(SIZE - 1, Math.ceil(x + rx + 1))];
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) {
      const distance = (Math.hypot((column - x) / rx, (row - y) / ry) - 1) * Math.min(rx, ry);
      const share = Math.min(1, Math.max(0, 0.5 - distance));
      const at = row * ROW + 1 + column * 3;
      colour.forEach((part, index) => {
        const under = rows[at + index] ?? 0;
        rows[at + index] = Math.round(under + (part - under) * share);
      });
    }
  }
}

export function facePng(person: Pick<DemoPerson, 'gender'>, number: number): Buffer {
  // Spreads consecutive numbers, so that people next to each other do not look alike.
  const seed = Math.imul(number + 1, 0x9e3779b1) >>> 8;
  // Each row begins with its filter type; 0 means none.
  const rows = Buffer.alloc(SIZE * ROW);
  const all = SIZE * 2;
  paint(rows, { x: SIZE / 2, y: SIZE / 2, rx: all, ry: all, colour: of(GROUNDS, seed >> 12) });
  for (const oval of ovalsOf(person, seed)) paint(rows, oval);
  return png(rows);
}

function png(rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIZE, 0);
  header.writeUInt32BE(SIZE, 4);
  // Bit depth 8, and colour type 2 for red, green and blue.
  header.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, content: Buffer): Buffer {
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
