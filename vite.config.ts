import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/*
 * What every public page needs travels in three files instead of fifty: small files compress badly, and each costs a
 * request. What only some pages need, and all that stands on react-aria, stays apart.
 */
const any = (...names: string[]) => `(${names.join('|')})`;
const react = new RegExp(
  `node_modules/${any('react', 'react-dom', 'react-router', 'scheduler', 'cookie', 'set-cookie-parser')}/`,
);
const frame = new RegExp(
  any(
    `src/web/ui/${any('Badge', 'Breadcrumbs', 'Button', 'ButtonLink', 'Card', 'CompanyMark', 'ConfirmOutlet', 'EmptyState', 'Icon', 'Link', 'Logo', 'ProgressBar', 'ToastOutlet', 'button-look', 'confirmations', 'cx', 'name-look', 'toasts')}\\.`,
    `src/web/lib/${any('ErrorPage', 'Kept', 'early-input', 'follow-links', 'nonce', 'session', 'texts')}\\.`,
    `src/web/shell/${any('LanguageMenu', 'OfflineBanner', 'PopMenu', 'PublicLayout', 'SkipLink', 'useChooseLanguage')}\\.`,
    `src/shared/kernel/${any('numbers', 'texts')}\\.`,
    `src/shared/reference/${any('languages', 'shell.texts')}\\.`,
    `lucide-react/dist/esm/${any('Icon', 'context', 'createLucideIcon', 'defaultAttributes', 'shared')}`,
    `lucide-react/dist/esm/icons/${any('briefcase', 'check', 'chevron-right', 'map-pin', 'search', 'x')}\\.`,
  ),
);
const job = new RegExp(
  any(
    `src/web/jobs/${any('DaysLeft', 'Dots', 'JobBadges', 'JobDescription', 'JobTile', 'Pay', 'TimeAgo', 'amounts', 'meta-texts', 'now', 'place-words')}\\.`,
    `src/shared/jobs/${any('jobs\\.texts', 'jobs\\.values', 'value-texts')}\\.`,
    'src/web/applications/apply-address\\.',
    'src/web/lib/relative-time\\.',
    'src/shared/reference/time\\.texts\\.',
  ),
);

/** The package names its development build for everybody; what people wait for is the other one. */
const routerBuild = (file: string) => path.resolve('node_modules/react-router/dist/production', file);

/** Lets the router's links and forms fall away, with their prefetching: the product has its own Link and no such forms. */
const withoutUnusedLinks: Plugin = {
  name: 'without-unused-links',
  transform(code, id) {
    if (!id.includes('react-router/dist/production/')) return;
    const unnamed = code.replace(/^(Link|NavLink|Form)\.displayName = .*;$/gm, '');
    return { code: unnamed.replaceAll(' = React10.forwardRef(', ' = /* @__PURE__ */ React10.forwardRef('), map: null };
  },
};

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), withoutUnusedLinks],
  resolve: {
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: routerBuild('index.mjs') },
            { find: /^react-router\/dom$/, replacement: routerBuild('dom-export.mjs') },
          ]
        : [],
  },
  // The oldest browsers with light-dark(), which the design tokens stand on; older targets would rewrite it.
  build: { target: ['chrome123', 'firefox120', 'safari17.5'], assetsInlineLimit: 0 },
  environments: {
    // Whole and shaken: the server loads the few icons and widgets that pages use, not every package entire.
    ssr: { resolve: { noExternal: command === 'build' ? true : undefined } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: react, priority: 2 },
                { name: 'frame', test: frame, priority: 1 },
                { name: 'job', test: job },
              ],
            },
          },
        },
      },
    },
  },
}));
