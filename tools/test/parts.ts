import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dataDirectory, sitePaths } from '../../shell/site/site-paths';

/** One part of a check, with a command of its own. */
export interface Part {
  name: string;
  command: readonly [string, ...string[]];
  env?: Record<string, string>;
  /** Processor seconds that it may take, in those of a quiet core of the machine on which they were measured. */
  budget?: number;
  /**
   * Takes what the parts before it leave of the processors: it begins with the first of them, after others of its kind,
   * and says what it found when its turn comes.
   */
  isBeside?: boolean;
}

const projectRoot = path.resolve(import.meta.dirname, '../..');
/** A script of the root package. */
export const run = (script: string, ...args: string[]): Part['command'] => [
  'npm',
  'run',
  '--silent',
  script,
  ...(args.length > 0 ? ['--', ...args] : []),
];

/**
 * What every change passes. What reads sources only is done while tests wait for databases, and before browsers begin,
 * which measure time.
 */
export const everything: readonly Part[] = [
  { name: 'format', command: run('format:check'), budget: 10 },
  { name: 'unit, component, database and nginx tests', command: run('unit'), budget: 1600 },
  {
    name: 'the contract, as it is written down',
    command: run('contract'),
    isBeside: true,
    budget: 20,
  },
  { name: 'who may import whom', command: run('rules'), isBeside: true, budget: 30 },
  { name: 'nothing unused', command: run('unused'), isBeside: true, budget: 25 },
  { name: 'types', command: run('types'), isBeside: true, budget: 80 },
  { name: 'lint', command: run('lint'), isBeside: true, budget: 90 },
  { name: 'browser journeys', command: run('e2e'), budget: 480 },
];

/**
 * What a team passes before it releases: its own code, its conformance with the contract, and the journeys that it
 * names in `journeys.json`, in the composition that is live in this installation. Only its own module is built for them;
 * where nothing is live yet, all are.
 * @throws Error for what is no remote
 */
export function partsOf(remote: string): readonly Part[] {
  const journeys = journeysOf(remote);
  const live = dataDirectory();
  const hasComposition = existsSync(sitePaths(live).registry);
  const journeysPart: Part = {
    name: hasComposition
      ? 'its journeys, with the others as they are live'
      : 'its journeys; nothing is live here, so the others are built as well',
    command: run('e2e', '--project=site', ...journeys.map((name) => `journeys/${name}.spec`)),
    env: { ...(hasComposition && { E2E_COMPOSITION: live, PUBLISH_ONLY: remote }) },
  };
  return [
    { name: 'types', command: run('types', remote) },
    { name: 'lint', command: run('lint', remote) },
    { name: 'format', command: ['npx', 'oxfmt', '--check', remote] },
    { name: 'who may import whom', command: run('rules', remote) },
    {
      name: 'unit and component tests, conformance',
      command: run('unit', '--selectProjects', remote),
    },
    ...(journeys.length === 0 ? [] : [journeysPart]),
  ];
}

/** Names of the journeys in `e2e/journeys` that lead through a remote. */
export function journeysOf(remote: string): string[] {
  const file = path.join(projectRoot, remote, 'journeys.json');
  if (/^mf-[a-z-]+$/.test(remote) && existsSync(file))
    return JSON.parse(readFileSync(file, 'utf8')) as string[];
  throw new Error(
    `"${remote}" is no remote with a journeys.json: npm test -- mf-venues, or npm test for everything.`,
  );
}
