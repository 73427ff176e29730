import { type StartedBoard, startBoard } from './board.ts';
import { timesHello } from './compare.ts';
import type { Figure } from './flows.ts';

const FEW = 100;
const MANY = 10_000;

/** What the page of those who wait asks for: the first of them, and how many there are. */
async function opened({ server, headers: { cookie } }: StartedBoard): Promise<number> {
  const parts = ['/company/answers/waiting', '/company/answers/overview'];
  const times: number[] = [];
  for (const path of parts) times.push(await timesHello(server, () => ({ path, headers: { cookie } })));
  return times.reduce((sum, one) => sum + one, 0);
}

export async function measureAnswers(adminUrl: string): Promise<Figure[]> {
  const [few, many] = [await startBoard(adminUrl, FEW), await startBoard(adminUrl, MANY)];
  try {
    const figures = { few: await opened(few), many: await opened(many) };
    return [
      { name: 'answers opened, 10,000 applications', value: figures.many, bar: 40, unit: '× hello' },
      { name: 'answers opened, 10,000 applications over 100', value: figures.many / figures.few, bar: 2, unit: '×' },
    ];
  } finally {
    await few.server.stop();
    await many.server.stop();
  }
}
