import { readdirSync } from 'node:fs';
import { browserProject, swc } from './tools/test/browser-project.mjs';

/**
 * Two kinds of tests: components run in jsdom as CommonJS, servers and databases run in node as
 * native ES modules (some of their libraries exist as ES modules only).
 */
/** What only `npm run test:long` runs: the whole of a matrix of which `npm test` runs one of each kind. */
const notLong = process.env.LONG_RUN ? [] : ['\\.long\\.test\\.tsx?$'];
const setup = `${import.meta.dirname}/shared/src/contract/testing/jest-setup.ts`;
const inFolder = (name) =>
  browserProject({ displayName: name, rootDir: `${import.meta.dirname}/${name}`, setup });

const nodeProject = (name, testMatch) => ({
  testPathIgnorePatterns: ['/node_modules/', '/remote-template/', ...notLong],
  displayName: name,
  rootDir: `${import.meta.dirname}/${name}`,
  testMatch,
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': swc('es6') },
});

const remotes = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mf-'));

/** @type {import('jest').Config} */
export default {
  // On two busy cores the first render of a large screen takes its time.
  testTimeout: 30_000,
  // Most of the waiting is for databases, which are processes of their own.
  maxWorkers: '100%',
  // Modules of Node are not given back when a file ends; a worker that holds too much begins anew.
  workerIdleMemoryLimit: '2GB',
  reporters: [
    'default',
    ...['no-skips-in-jest', 'cost-reporter-jest'].map(
      (name) => `${import.meta.dirname}/tools/test/${name}.mjs`,
    ),
  ],
  projects: [
    ...['shared', 'shared/artwork', 'shell', ...remotes].map(inFolder),
    nodeProject('tools', ['<rootDir>/**/*.test.ts']),
    ...['shell/prerender', 'shell/site'].map((name) =>
      nodeProject(name, ['<rootDir>/**/*.test.ts']),
    ),
    {
      ...nodeProject('supabase', ['<rootDir>/**/*.test.ts']),
      globalSetup: `${import.meta.dirname}/supabase/tests/setup/start-shared-server.mjs`,
      globalTeardown: `${import.meta.dirname}/supabase/tests/setup/stop-shared-server.mjs`,
    },
    nodeProject('nginx', ['<rootDir>/*.test.ts']),
  ],
};
