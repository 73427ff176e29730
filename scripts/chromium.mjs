import { existsSync } from 'node:fs';
import { giveUp, run } from './process.mjs';

/** The browser of tests and bench is the system's Chromium: nothing here downloads one, but it may be installed. */
export async function requireChromium() {
  const places = [
    process.env.CHROMIUM_PATH,
    // The same browser without windows: it needs a third less of the processor.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  const found = () => places.find((place) => place && existsSync(place));
  if (!found() && existsSync('/usr/bin/apt-get')) await install();
  const place = found();
  if (!place) giveUp('This needs Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.');
  process.env.CHROMIUM_PATH = place;
}

async function install() {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  console.log('Installing Chromium…');
  const [command, ...args] = [...sudo, 'apt-get'];
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  await run(command, [...args, 'update', '-qq'], quiet);
  const installing = (...names) =>
    run(command, [...args, 'install', '-y', '-qq', '--no-install-recommends', ...names], quiet);
  // Not every distribution has the one without windows.
  if (await installing('chromium-headless-shell', 'fonts-noto-core')) await installing('chromium', 'fonts-noto-core');
}
