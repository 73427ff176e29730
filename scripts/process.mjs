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

/** Says one sentence and ends. */
export function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}
