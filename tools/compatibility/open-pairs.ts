import type { Registry } from '@spotlight/shared/contract/schema';
import { chromium } from 'playwright-core';
import { serveComposition } from '../replay/serve-composition';
import { compositionOf, openPages, roundsOf, type Pair } from './pairs';
import { lookAt } from './look';

export interface PairsToOpen {
  /** Where the versions are published. */
  dataDir: string;
  registry: Registry;
  pairs: readonly Pair[];
  /** Where the site answers whose data is shown. */
  siteUrl: string;
  executablePath: string;
  onProgress?: (step: string) => void;
}

/** A pair whose pages were opened, and one sentence for each that did not come. */
export interface Opened extends Pair {
  pages: number;
  faults: string[];
}

/** Opens every page that anybody can open, of each pair, in a real browser. */
export async function openPairs({
  dataDir,
  registry,
  pairs,
  siteUrl,
  executablePath,
  onProgress,
}: PairsToOpen): Promise<Opened[]> {
  const opened: Opened[] = [];
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    for (const round of roundsOf(pairs)) {
      const { shell } = round;
      onProgress?.(
        `shell ${shell} with ${round.pairs.map(({ remote, version }) => `${remote} ${version}`).join(', ')}`,
      );
      const composition = compositionOf(registry, round);
      const served = await serveComposition({ dataDir, siteUrl, composition });
      const pagesOf = round.pairs.map((pair) => ({ pair, pages: openPages(registry, pair) }));
      const faults = await lookAt(
        browser,
        served.url,
        pagesOf.flatMap(({ pages }) => pages),
      );
      await served.close();
      for (const { pair, pages } of pagesOf) {
        const own = pages.filter((page) => faults.has(page));
        opened.push({
          ...pair,
          pages: pages.length,
          faults: own.map((page) => `${page}: ${faults.get(page)}`),
        });
      }
    }
  } finally {
    await browser.close();
  }
  return opened;
}

/** Each fault with the pair that has it. */
export const sayFaults = (opened: readonly Opened[]): string[] =>
  opened.flatMap(({ remote, version, shell, faults }) =>
    faults.map((fault) => `${remote} ${version} in shell ${shell}: ${fault}`),
  );

/** Does a site answer there? */
export const answers = (siteUrl: string): Promise<boolean> =>
  fetch(new URL('/config.json', siteUrl), { signal: AbortSignal.timeout(3000) }).then(
    ({ ok }) => ok,
    () => false,
  );
