import { spawn } from 'node:child_process';

/** Node arguments for processes that must not outlive this one. */
export const END_WITH_PARENT = ['--import', new URL('end-with-parent.mjs', import.meta.url).href];

/** Sends a command's output to standard error, because standard output belongs to the caller. */
export const QUIET_OUTPUT = { stdio: ['ignore', 2, 2] };

/** Runs a command to its end and returns its exit code. */
export function run(command, args, options = {}) {
  return untilEnd(spawn(command, args, { stdio: 'inherit', ...options }));
}

/** The same for a command that runs beside others: its output is collected in `said`. */
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

/** Prints one sentence and exits. */
export function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}
