import { benchServers, FLOWS } from './flows.ts';

// One line per figure: name, value, bar, ok. A name runs that flow alone.
const adminUrl =
  process.env.BENCH_DATABASE_URL ?? process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
process.env.BENCH_DATABASE_URL = adminUrl;
const wanted = process.argv[2];
const flows = FLOWS.filter(({ name }) => !wanted || name === wanted);
if (flows.length === 0) {
  console.error(`There is no flow ${wanted}. Flows: ${FLOWS.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}

const servers = benchServers(adminUrl);
let missed = 0;
try {
  for (const flow of flows) {
    for (const { name, value, bar, unit, atLeast } of await flow.measure(servers)) {
      const isMet = atLeast ? value >= bar : value <= bar;
      if (!isMet) missed += 1;
      const sign = atLeast ? '≥' : '≤';
      console.log(
        `${name.padEnd(52)} ${value.toFixed(2).padStart(9)} ${unit.padEnd(8)} bar ${sign} ${bar}  ${isMet ? 'ok' : 'MISSED'}`,
      );
    }
  }
} finally {
  await servers.stop();
}
process.exit(missed > 0 ? 1 : 0);
