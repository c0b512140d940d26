import { test } from '../support/test';
import { crawl, shareCrawl } from './crawl';

test.describe.configure({ mode: 'parallel' });
// Recording costs a fifth of the processor, and a finding says where it is.
test.use({ trace: 'off' });

/** The cases in which `crawl.spec.ts` does not see these pages. */
for (const share of shareCrawl(['admin', 'performer', 'fan', 'venue'], [1, 2, 3, 4, 5])) {
  test(`every page is sound for ${share.name}`, async ({ browser, request }) => {
    test.setTimeout(600_000);
    await crawl(share, browser, request);
  });
}
