/** The arrows of the house: who may import whom. */
const remotes = '^(mf-[a-z-]+)/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'remotes-know-only-shared',
      comment:
        'A remote is deployed alone: it may not reach into another one, the shell or the tools.',
      severity: 'error',
      from: { path: remotes },
      to: { path: '^(mf-[a-z-]+|shell|tools|e2e|supabase|nginx)/', pathNot: '^$1/' },
    },
    {
      name: 'shell-knows-no-remote',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^mf-' },
    },
    {
      name: 'browser-knows-no-server',
      comment: 'What the shell ships to browsers takes nothing from what serves and prerenders it.',
      severity: 'error',
      from: { path: '^shell/src/' },
      to: { path: '^(shell/(site|prerender)|supabase|nginx)/' },
    },
    {
      name: 'production-knows-no-tools',
      comment: 'What runs in production does not need what builds, measures or tests it.',
      severity: 'error',
      from: {
        path: '^(shell|supabase|nginx|shared)/',
        pathNot: '(\\.(test|fixture)\\.tsx?$|^supabase/tests/)',
      },
      to: { path: '^(tools|e2e)/' },
    },
    {
      name: 'shared-knows-nobody',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(mf-|shell/|tools/|e2e/|supabase/|nginx/)' },
    },
    {
      name: 'screens-do-not-touch-repositories',
      comment: 'Screens read through queries and write through mutations.',
      severity: 'error',
      from: { path: '/src/(screens|slots|components)/', pathNot: '\\.test\\.' },
      to: { path: '\\.repository\\.ts$' },
    },
    {
      name: 'screens-do-not-import-screens',
      severity: 'error',
      from: { path: '^[^/]+/src/screens/([^/]+)/' },
      to: { path: '^[^/]+/src/screens/', pathNot: '^[^/]+/src/screens/$1/' },
    },
    {
      name: 'rules-and-schemas-are-pure',
      severity: 'error',
      from: { path: '\\.(rules|schema)\\.ts$', pathNot: '^shared/src/contract/' },
      to: {
        pathNot:
          '(\\.(rules|schema)\\.ts$|^shared/src/(vendor/(zod|i18n|text-keys)|form/|data/|format/|contract/)|/src/texts\\.ts$|/locales/[^/]+\\.json$)',
      },
    },
    {
      name: 'only-facades-import-big-libraries',
      severity: 'error',
      // A test of ours compares with the library.
      from: { pathNot: '^shared/src/(vendor/|contract/(testing/|match-path\\.test))' },
      to: {
        path: 'node_modules/(react-router|react-router-dom|@tanstack/react-query|react-hook-form|react-i18next)/',
      },
    },
    {
      name: 'supabase-js-as-it-comes',
      comment:
        'Its clients come from @supabase/supabase-js; the packages that it is made of are its own matter.',
      severity: 'error',
      from: {},
      to: { path: '(^|node_modules/)@supabase/(auth|functions|postgrest|realtime|storage)-js' },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      // The parser takes a property that is called `import` for an import of nothing. Two packages are types alone.
      to: { couldNotResolve: true, pathNot: '^(✖|geojson|topojson-specification)$' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Of ours: in a library it is what is imported.
    exclude: { path: '(^(?!node_modules/).*/dist/|\\.cache|remote-template)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
