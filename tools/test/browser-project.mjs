/** What components are tested with: jsdom, as CommonJS. */
export const swc = (module) => [
  '@swc/jest',
  {
    module: { type: module },
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      // Node reads JSON only where the import says that it is JSON.
      experimental: { keepImportAttributes: module === 'es6' },
    },
  },
];

/**
 * Jest's project for the components of one package, the same for a remote here and for one in a repository of its own. `setup` is the contract's
 * `jest-setup`.
 */
export const browserProject = ({ displayName, rootDir, setup }) => ({
  displayName,
  rootDir,
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  testEnvironment: `${import.meta.dirname}/one-window/environment.cjs`,
  runtime: `${import.meta.dirname}/one-window/runtime.cjs`,
  transform: {
    '^.+\\.tsx?$': swc('commonjs'),
    '\\.css$': `${import.meta.dirname}/source-transform.mjs`,
  },
  // Packages of ours are published as they are written.
  transformIgnorePatterns: ['/node_modules/(?!@spotlight/|.*\\.css$)'],
  setupFilesAfterEnv: [setup],
});
