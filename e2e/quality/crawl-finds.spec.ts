import { expect, test } from '../support/test';
import { startCrawler, visit } from './crawl';
import { crawlCases, dealCases, dearQuestions } from './crawl-cases';

/** Breaks one thing for each question that the crawl asks. */
const broken = `<!doctype html><html lang="en" style="color-scheme: light"><head><title></title>
<style>main { font-size: 1rem } .wide { width: 500px }</style></head><body>
<main aria-busy="true" id="twice">
<h1 style="position: relative; top: 300px">Broken</h1><h1 id="twice">Twice</h1>
<p class="wide">too wide</p>
<div style="width: 100px; overflow: hidden"><button style="margin-left: 60px; width: 90px">cut off</button></div>
<p style="width: 20em; white-space: nowrap">large</p>
<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><p style="color: #ccc; background: #fff">pale</p>
<a href="/no-such-folder/no-such-file.pdf">dead</a><a href="#nowhere">lost</a>
<div role="button">pressed by nobody</div>
</main>
<script nonce="known">
  document.querySelector('main').removeAttribute('aria-busy');
  console.error('said to the console');
  setTimeout(() => { throw new Error('thrown by the page'); });
  document.body.append(Object.assign(document.createElement('script'), { src: '/refused.js' }));
</script></body></html>`;

test('each question of the crawl can be answered with a fault', async ({ context, request }) => {
  const crawler = await startCrawler(context, request);
  await crawler.page.route('**/about', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': "script-src 'nonce-known' 'unsafe-eval'" },
      body: broken,
    }),
  );
  const found = await visit(crawler, '/about', {
    width: 320,
    theme: 'light',
    language: 'en',
    asked: dearQuestions,
  });
  for (const fault of [
    /its place has the shape "undefined"/,
    /its place has 0 bones/,
    /its place has no header/,
    /refused by the policy: script-src-elem .*refused\.js/,
    /2 headings of level 1/,
    /the title is only ""/,
    /no description/,
    /no-dup-id: /,
    /a link leads nowhere: \/no-such-folder\/no-such-file\.pdf/,
    /a link leads nowhere: #nowhere/,
    /light at 320 px: image-alt/,
    /light at 320 px: color-contrast/,
    /at 320 px: .*_\w+: /,
    /^at 320 px: \d+ px too wide/,
    /^at 320 px: cut off: cut off/,
    /with letters twice as large, at 640 px: \d+ px too wide/,
    /said to the console/,
    /thrown by the page/,
  ])
    expect.soft(found, String(fault)).toContainEqual(expect.stringMatching(fault));
});

test('any six pages that follow one another meet every pair of width, theme and language, and any twenty-four every question', () => {
  const pairsOf = (cases: readonly object[]) =>
    new Set(
      cases.flatMap((one) => {
        const values = Object.values(one);
        return values.flatMap((a, at) => values.slice(at + 1).map((b) => `${a} ${b}`));
      }),
    );
  // 3 × 2 of width and theme, 3 × 2 of width and language, 2 × 2 of theme and language.
  expect(pairsOf(crawlCases).size).toBe(16);
  expect(crawlCases).toHaveLength(6);

  const routes = Array.from({ length: 24 }, (_, index) => ({
    owner: 'mf-a',
    viewer: 'visitor' as const,
    pattern: `/${String.fromCharCode(97 + index)}`,
  }));
  const dealt = dealCases(routes.toReversed());
  expect(dealt.map(({ pattern }) => pattern)).toEqual(routes.map(({ pattern }) => pattern));
  const caseOf = ({ width, theme, language }: (typeof dealt)[number]) => ({
    width,
    theme,
    language,
  });
  for (let at = 0; at + 6 <= dealt.length; at++)
    expect(pairsOf(dealt.slice(at, at + 6).map(caseOf)).size).toBe(16);
  // Each case is asked every dear question in these pages.
  const asked = dealt.flatMap((one) =>
    one.asked.map((question) => JSON.stringify([caseOf(one), question])),
  );
  expect(new Set(asked).size).toBe(crawlCases.length * dearQuestions.length);
  // Each turn shows a page as it has not been seen.
  const turns = [0, 1, 2, 3, 4, 5].map((turn) => caseOf(dealCases(routes, turn)[0]!));
  expect(new Set(turns.map((one) => JSON.stringify(one))).size).toBe(6);
});
