import { spawn } from 'node:child_process';

/** What a command says goes to standard error: standard output belongs to whom it was started for. */
export const QUIET_OUTPUT = { stdio: ['ignore', 2, 2] };

/** Runs a command to its end; answers its exit code. */
export function run(command, args, options = {}) {
  return untilEnd(spawn(command, args, { stdio: 'inherit', ...options }));
}

/** The same, for a command that runs beside others: what it says is put into `said`. */
export function hear(command, args, said) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => said.push(text));
  return untilEnd(child);
}

function untilEnd(child) {
  return new Promise((resolve) => {
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Says one sentence and ends. */
export function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}
