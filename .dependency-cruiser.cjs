/** The import rules of the house: see CONTRIBUTING.md. */
const { readFileSync } = require('node:fs');
const path = require('node:path');

/** Folders that are no modules. */
const AROUND = {
  shared: ['events', 'kernel'],
  server: ['db', 'demo', 'documents', 'files', 'http', 'kernel', 'observe', 'queue', 'realtime', 'ssr'],
  web: ['lib', 'pages', 'shell', 'ssr', 'styles', 'ui'],
};

/** The modules, in the order in which server.ts makes them: each stands on the earlier ones. */
const server = readFileSync(path.join(__dirname, 'src/server/server.ts'), 'utf8');
const madeAt = (module) => server.indexOf(` ${module.replace(/-(.)/g, (_, letter) => letter.toUpperCase())}Module(`);
const MODULES = [...server.matchAll(/from '\.\/([a-z-]+)\/\1\.module\.ts'/g)]
  .map(([, module]) => module)
  .filter((module) => !AROUND.server.includes(module))
  .sort((one, other) => madeAt(one) - madeAt(other));

/** A new folder is a module, and has its place in the order. */
const isListed = (side) => ({
  name: `${side}-folder-without-a-place-in-the-order`,
  severity: 'error',
  from: { path: `^src/${side}/[^/]+/`, pathNot: `^src/${side}/(${[...MODULES, ...AROUND[side]].join('|')})/` },
  to: {},
});

/** A module imports only earlier ones. Upward, the server tells by events, and the web takes slots. */
const orderOf = (side) =>
  MODULES.slice(0, -1).map((module, index) => ({
    name: `${side}-order-${module}`,
    severity: 'error',
    from: { path: `^src/${side}/${module}/`, pathNot: '\\.test\\.tsx?$' },
    to: { path: `^src/${side}/(${MODULES.slice(index + 1).join('|')})/` },
  }));

module.exports = {
  forbidden: [
    { name: 'no-rings', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'shared-imports-only-zod',
      severity: 'error',
      from: { path: '^src/shared/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^src/shared/', 'node_modules/zod/'] },
    },
    {
      name: 'shared-kernel-knows-no-module',
      severity: 'error',
      from: { path: '^src/shared/kernel/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/shared/', pathNot: '^src/shared/kernel/' },
    },
    {
      name: 'all-events-are-for-those-who-read-the-history',
      comment: 'shared/events joins the events of all modules: within shared only the last ones stand above it.',
      severity: 'error',
      from: { path: '^src/shared/', pathNot: ['\\.test\\.ts$', '^src/shared/(events|audit|people)/'] },
      to: { path: '^src/shared/events/' },
    },
    {
      name: 'zod-by-the-one-way',
      comment: 'kernel/schema.ts tells it not to try what pages forbid, before any schema is made.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/shared/kernel/schema\\.ts$' },
      to: { path: 'node_modules/zod/' },
    },
    { name: 'web-never-imports-server', severity: 'error', from: { path: '^src/web/' }, to: { path: '^src/server/' } },
    { name: 'server-never-imports-web', severity: 'error', from: { path: '^src/server/' }, to: { path: '^src/web/' } },
    {
      name: 'sql-only-in-stores',
      severity: 'error',
      from: {
        path: '^src/server/',
        pathNot: ['\\.store\\.ts$', '^src/server/db/', '^src/server/demo/', '\\.test\\.ts$'],
      },
      to: { path: ['node_modules/drizzle-orm/', '^src/server/db/schema/'] },
    },
    {
      name: 'routes-do-not-reach-for-stores',
      severity: 'error',
      from: { path: '\\.routes\\.ts$' },
      to: { path: '\\.store\\.ts$' },
    },
    {
      name: 'no-foreign-store',
      comment: 'A module enters another by its service, its contract or its <module>.api.ts.',
      severity: 'error',
      from: {
        path: '^src/server/([^/]+)/',
        pathNot: ['\\.test\\.ts$', '^src/server/demo/'],
      },
      to: {
        path: '^src/server/[^/]+/.*\\.store\\.ts$',
        pathNot: ['^src/server/$1/', '^src/server/(db|kernel)/'],
      },
    },
    isListed('shared'),
    isListed('server'),
    isListed('web'),
    ...orderOf('shared'),
    ...orderOf('server'),
    ...orderOf('web'),
    {
      name: 'only-realtime-files-know-the-sockets',
      severity: 'error',
      from: {
        path: '^src/server/',
        pathNot: ['\\.realtime\\.ts$', '\\.test\\.ts$', '^src/server/realtime/', '^src/server/plumbing\\.ts$'],
      },
      to: { path: '^src/server/realtime/' },
    },
    {
      name: 'stages-alone-say-where-an-application-stands',
      severity: 'error',
      from: { path: '^src/server/', pathNot: '^src/server/applications/stages/' },
      to: { path: ['^src/server/applications/stages/stages\\.store\\.ts$', 'node_modules/fractional-indexing/'] },
    },
    {
      name: 'ui-knows-no-module',
      severity: 'error',
      from: { path: '^src/web/ui/' },
      to: { path: `^src/web/(pages|shell|${MODULES.join('|')})/` },
    },
    {
      name: 'pages-are-not-imported',
      severity: 'error',
      from: { pathNot: '^src/web/routes\\.ts$' },
      to: { path: '^src/web/pages/' },
    },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '(^tests/|\\.test\\.tsx?$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)\\+types/|^build/|^\\.react-router/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
