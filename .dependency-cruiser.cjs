/** The import rules of the house: see CONTRIBUTING.md. */
const MODULES = [
  'identity',
  'reference',
  'profiles',
  'jobs',
  'drafts',
  'screening',
  'cv',
  'applications',
  'evaluation',
  'board',
  'views',
  'messenger',
  'audit',
  'people',
];

/** Folders of the server and of the web that are no modules. */
const AROUND = {
  server: ['db', 'demo', 'documents', 'files', 'http', 'kernel', 'observe', 'queue', 'realtime', 'ssr'],
  web: ['lib', 'pages', 'shell', 'ssr', 'styles', 'ui'],
};

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
    isListed('server'),
    isListed('web'),
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
