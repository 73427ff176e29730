import { describe, expect, it } from 'vitest';
import { pdfFile } from '../../../tests/harness/pdf-file.ts';
import { readPdfPages } from './pdf-pages.ts';

const textOf = async (content: string) => {
  const { pages } = await readPdfPages(pdfFile({ content: Buffer.from(content) }));
  return pages
    .flatMap(({ runs }) => runs.map(({ text }) => text))
    .join(' ')
    .replace(/\s+/g, ' ');
};
const write = (words: string, { colour = '0 g', at = '60 780', size = 11, mode = 0 } = {}) =>
  `BT ${colour} ${mode} Tr /F1 ${size} Tf ${at} Td (${words}) Tj ET`;
const picture = 'q 400 0 0 60 50 760 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \x00 EI Q';
const DARK_BAR = '0.1 0.2 0.4 rg 50 760 400 60 re f';
const WHITE_BAR = '1 g 50 760 400 60 re f';
const HONEST = write('Amina Yusuf', { at: '60 600' });

describe('the text of a PDF', () => {
  it.each([
    ['white on white', write('ten years of surgery', { colour: '1 g' })],
    ['white as an RGB colour', write('ten years of surgery', { colour: '1 1 1 rg' })],
    ['nearly white', write('ten years of surgery', { colour: '0.99 0.99 0.98 rg' })],
    ['white in colours of print', write('ten years of surgery', { colour: '0 0 0 0 k' })],
    [
      'white on a white bar over a dark one',
      `${DARK_BAR} ${WHITE_BAR} ${write('ten years of surgery', { colour: '1 g' })}`,
    ],
    ['white beside a dark bar', `${DARK_BAR} ${write('ten years of surgery', { colour: '1 g', at: '60 300' })}`],
    ['in a mode that draws nothing', write('ten years of surgery', { mode: 3 })],
    ['of a size that nobody can read', write('ten years of surgery', { size: 1 })],
    ['beside the paper', write('ten years of surgery', { at: '700 780' })],
  ])('that nobody can see is not read: %s', async (_, hidden) => {
    expect(await textOf(`${hidden} ${HONEST}`)).toBe('Amina Yusuf');
  });

  it.each([
    ['black', write('ten years of surgery')],
    ['grey', write('ten years of surgery', { colour: '0.6 g' })],
    ['white on a dark bar', `${DARK_BAR} ${write('ten years of surgery', { colour: '1 g' })}`],
    ['white on a picture', `${picture} ${write('ten years of surgery', { colour: '1 g' })}`],
    ['recognised under a scanned picture', `${picture} ${write('ten years of surgery', { mode: 3 })}`],
  ])('that people see is read: %s', async (_, seen) => {
    expect(await textOf(`${seen} ${HONEST}`)).toBe('ten years of surgery Amina Yusuf');
  });

  it('leaves out white words inside a line', async () => {
    const line = 'BT /F1 11 Tf 60 780 Td 0 g (Staff nurse) Tj 1 g ( and surgeon) Tj 0 g (, Mombasa) Tj ET';
    expect(await textOf(line)).toBe('Staff nurse , Mombasa');
  });
});
