import { existsSync } from 'node:fs';
import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/*
 * What every public page needs travels in three files instead of fifty: small files compress badly, and each costs a
 * request. What only some pages need, and all that stands on react-aria, stays apart.
 */
const REACT = ['react', 'react-dom', 'react-router', 'scheduler', 'cookie', 'set-cookie-parser'].map(
  (name) => `node_modules/${name}/`,
);
const FRAME = [
  ...inFolder('src/web/ui', [
    'Badge.tsx',
    'Breadcrumbs.tsx',
    'Button.tsx',
    'ButtonLink.tsx',
    'Card.tsx',
    'CompanyMark.tsx',
    'ConfirmOutlet.tsx',
    'EmptyState.tsx',
    'Icon.tsx',
    'Link.tsx',
    'Logo.tsx',
    'ProgressBar.tsx',
    'ToastOutlet.tsx',
    'button-look.ts',
    'confirmations.ts',
    'cx.ts',
    'name-look.ts',
    'toasts.ts',
  ]),
  ...inFolder('src/web/lib', [
    'ErrorPage.tsx',
    'came-back.ts',
    'early-input.ts',
    'follow-links.ts',
    'meta-texts.ts',
    'nonce.ts',
    'page-handle.ts',
    'revalidate.ts',
    'session.ts',
    'stylesheet.ts',
    'texts.ts',
  ]),
  ...inFolder('src/web/shell', [
    'LanguageChoices.tsx',
    'LanguageMenu.tsx',
    'OfflineBanner.tsx',
    'PopMenu.tsx',
    'PublicLayout.tsx',
    'SkipLink.tsx',
    'useChooseLanguage.ts',
  ]),
  ...inFolder('src/shared/kernel', ['languages.ts', 'numbers.ts', 'texts.ts']),
  'src/shared/reference/shell.texts.ts',
  'src/web/messenger/FrameForAnyone.tsx',
  // The one icon of the job page that many other pages show: with the rest of those, it would come with all of them.
  'node_modules/lucide-react/dist/esm/icons/check.mjs',
];
const JOB = [
  ...inFolder('src/web/jobs', [
    'DaysLeft.tsx',
    'JobBadges.tsx',
    'JobTile.tsx',
    'Pay.tsx',
    'TimeAgo.tsx',
    'amounts.ts',
    'WhoDecides.tsx',
    'page/JobDescription.tsx',
    'page/Overview.tsx',
    'place-words.ts',
  ]),
  ...inFolder('src/shared/jobs', ['jobs.texts.ts', 'jobs.values.ts', 'value-texts.ts']),
  'src/web/ui/Dots.tsx',
  'src/web/applications/apply-address.ts',
  'src/web/lib/now.ts',
  'src/web/lib/relative-time.ts',
  'src/shared/reference/qualifications.values.ts',
  'src/shared/reference/time.texts.ts',
];

function inFolder(folder: string, names: string[]): string[] {
  return names.map((name) => `${folder}/${name}`);
}

/** Whether a module is one of these files, or in one of these folders. A name that leads nowhere ends the build. */
function isOneOf(names: string[]): (id: string) => boolean {
  for (const name of names)
    if (!existsSync(name)) throw new Error(`vite.config.ts names ${name}, which does not exist.`);
  const paths = names.map((name) => path.resolve(name) + (name.endsWith('/') ? path.sep : ''));
  return (id) => paths.some((one) => (one.endsWith(path.sep) ? id.startsWith(one) : id === one));
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // The oldest browsers with light-dark(), which the design tokens stand on; older targets would rewrite it.
  build: {
    target: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    // A part that is loaded on demand is not announced file by file: the application form has some eighty, and adding
    // their links blocked a phone for 0.4 s. Its own imports find them, one trip to the server later.
    modulePreload: false,
  },
  environments: {
    // Whole and shaken: the server loads the few icons and widgets that pages use, not every package entire.
    ssr: { resolve: { noExternal: command === 'build' ? true : undefined } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: isOneOf(REACT), priority: 2 },
                { name: 'frame', test: isOneOf(FRAME), priority: 1 },
                { name: 'job', test: isOneOf(JOB), priority: 1 },
                { name: 'icons', test: isOneOf(['node_modules/lucide-react/']), minShareCount: 5 },
              ],
            },
          },
        },
      },
    },
  },
}));
