import { expect, test } from '@playwright/test';
import { faults, type FaultName } from './faults';
import { meet, subjects, type ways } from './matrix';
import { isWell, NOT_RUN, showOutcomes } from './meet-fault';
import { releaseAgain } from '../support/releases';

test.describe.configure({ mode: 'parallel' });

for (const [subjectIndex, subject] of subjects.entries()) {
  test(`${subject.remoteId} fails alone, and its last good version stands in`, async ({
    browser,
  }) => {
    test.setTimeout(600_000);
    await releaseAgain(subject.remoteId);
    const rows: Array<Record<string, string>> = [];
    for (const [faultIndex, fault] of (Object.keys(faults) as FaultName[]).entries()) {
      // Two of the remotes meet a fault in one way, and the other two in the other.
      const isAlone = (subjectIndex + faultIndex) % 2 === 0;
      const run = (way: keyof typeof ways) => meet(browser, subject, fault, way);
      rows.push({
        remote: subject.remoteId,
        fault,
        'fails alone': isAlone ? await run('fails alone') : NOT_RUN,
        'last good': isAlone ? NOT_RUN : await run('last good'),
      });
    }
    showOutcomes(rows);
    const broken = rows.filter((row) => !isWell(row['fails alone']) || !isWell(row['last good']));
    expect(broken).toEqual([]);
  });
}
