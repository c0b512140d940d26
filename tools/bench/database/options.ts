import { parseArgs } from 'node:util';

export interface DatabaseBenchOptions {
  /** How long each scenario runs. */
  seconds: number;
  /** How many callers ask at once. */
  connections: number;
  /** Loads the data anew even when it is there. */
  isFresh: boolean;
  /** Only scenarios whose name contains this; the stored report stays as it is. */
  only: string;
}

/** @throws Error that tells how to call it */
export function readOptions(args: string[]): DatabaseBenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string', default: '10' },
      connections: { type: 'string', default: '4' },
      fresh: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
    },
  });
  const seconds = Number(values.seconds);
  const connections = Number(values.connections);
  if (!(seconds >= 1) || !Number.isInteger(connections) || connections < 1) {
    throw new Error(
      'Usage: npm run bench:db -- [--seconds 10] [--connections 4] [--only words] [--fresh]',
    );
  }
  return { seconds, connections, isFresh: values.fresh, only: values.only };
}
