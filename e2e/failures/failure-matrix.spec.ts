import { expect, test } from '@playwright/test';
import type { FaultName } from './faults';
import { meet, subjects, type ways } from './matrix';
import { releaseAgain } from '../support/releases';

/**
 * One fault of each kind, against one remote each; `failure-matrix.long.spec.ts` has every fault of every remote. Files
 * of a kind fail alike whatever the server says in their place, so one answer stands for the others. Parts that are gone
 * are `lazy-part.spec.ts`'s, and code that nobody released is `malicious-team.spec.ts`'s.
 */
const cases: [remote: string, way: keyof typeof ways, faults: FaultName[]][] = [
  ['mf-events', 'fails alone', ['missing']],
  ['mf-venues', 'last good', ['hangs', 'throws in render', 'half of the files out']],
  ['mf-idol-support', 'fails alone', ['throws on load']],
  ['mf-admin', 'fails alone', ['wrong contract version']],
];

for (const [remoteId, way, faults] of cases) {
  test(`${remoteId}: ${faults.join(', ')}`, async ({ browser }) => {
    test.setTimeout(300_000);
    const subject = subjects.find((each) => each.remoteId === remoteId)!;
    if (way === 'last good') await releaseAgain(remoteId);
    for (const fault of faults) {
      expect.soft(await meet(browser, subject, fault, way), fault).toBe('ok');
    }
  });
}
