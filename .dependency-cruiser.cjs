/** The import rules of the house: see CONTRIBUTING.md. */
const NOUNS = [
  'identity',
  'reference',
  'profiles',
  'jobs',
  'drafts',
  'screening',
  'applications',
  'evaluation',
  'board',
  'messenger',
];

/** A service calls only earlier nouns; later ones hear of earlier ones through events. */
const serverOrder = NOUNS.slice(0, -1).map((noun, index) => ({
  name: `server-order-${noun}`,
  severity: 'error',
  from: { path: `^src/server/${noun}/`, pathNot: '\\.test\\.ts$' },
  to: { path: `^src/server/(${NOUNS.slice(index + 1).join('|')})/` },
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
    ...serverOrder,
    {
      name: 'web-nouns-stand-apart',
      severity: 'error',
      from: { path: `^src/web/(${NOUNS.join('|')})/` },
      to: { path: `^src/web/(${NOUNS.join('|')})/`, pathNot: '^src/web/$1/' },
    },
    {
      name: 'ui-knows-no-noun',
      severity: 'error',
      from: { path: '^src/web/ui/' },
      to: { path: `^src/web/(pages|shell|${NOUNS.join('|')})/` },
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
