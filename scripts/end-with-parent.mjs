import { readFileSync } from 'node:fs';

/**
 * A process that imports this ends when the process that started it is gone, however that one ended. npm puts a shell
 * between itself and a script, and an npm that is killed leaves both behind, so the parent's parent is watched too.
 */
const CHECK_MS = 500;
/** The longest time that a server needs to finish what it is doing. */
const PATIENCE_MS = 12_000;

const started = ancestors();

setInterval(() => {
  const now = ancestors();
  if (now.parent === started.parent && now.grandparent === started.grandparent) return;
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), PATIENCE_MS).unref();
}, CHECK_MS).unref();

function ancestors() {
  const parent = process.ppid;
  return { parent, grandparent: parentOf(parent) };
}

/** Only Linux exposes this in a file; on other systems only the direct parent is watched. */
function parentOf(pid) {
  try {
    // The second field is the process name in brackets, which may contain any character.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1);
    return Number(fields.split(' ')[1]);
  } catch {
    return null;
  }
}
