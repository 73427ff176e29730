import { spawn } from 'node:child_process';

/** What a command says goes to standard error: standard output belongs to whom it was started for. */
export const QUIET_OUTPUT = { stdio: ['ignore', 2, 2] };

/** Runs a command to its end; answers its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** The same, for a command that runs beside others: what it says is put into `said`. */
export function hear(command, args, said) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Says one sentence and ends. */
export function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}
