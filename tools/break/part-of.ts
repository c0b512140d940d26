import { longParts, longSuites } from '../test/long-parts';
import { readRecord } from '../test/suite-costs';
import { type Catcher, isLong } from './break';

/** The run that a catcher belongs to: `npm test`, or a part of the long run. */
export function partOf(catcher: Catcher): string {
  if (!isLong(catcher)) return 'npm test';
  const file = catcher.target;
  const part = longParts(longSuites(), readRecord()).find(({ command }) => command.includes(file));
  return part?.name ?? 'no part at all';
}
