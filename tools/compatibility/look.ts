import { LANGUAGES, type Language } from '@spotlight/shared/contract/language';
import type { Browser, Page } from 'playwright-core';

const LONGEST_WAIT_MS = 15_000;
/** Tabs at once: while one waits for data, another one draws. */
const TABS = 3;

/**
 * Opens pages of a composition, as visitors of each language do: every language has scripts of its own.
 * @returns address → what is not as it should be; nothing of those that are
 */
export async function lookAt(
  browser: Browser,
  url: string,
  addresses: readonly string[],
): Promise<Map<string, string>> {
  const faults = new Map<string, string>();
  for (const language of LANGUAGES) {
    for (const [address, fault] of await lookIn(language, browser, url, addresses))
      faults.set(address, `${fault} (${language})`);
  }
  return faults;
}

async function lookIn(
  locale: Language,
  browser: Browser,
  url: string,
  addresses: readonly string[],
): Promise<Map<string, string>> {
  const faults = new Map<string, string>();
  const queue = [...addresses];
  const context = await browser.newContext({ locale });
  const work = async () => {
    const tab = await context.newPage();
    for (let address = queue.shift(); address; address = queue.shift()) {
      const fault = await open(tab, url + address);
      if (fault) faults.set(address, fault);
    }
  };
  try {
    await Promise.all(Array.from({ length: TABS }, work));
  } finally {
    await context.close();
  }
  return faults;
}

async function open(tab: Page, url: string): Promise<string | undefined> {
  await tab.goto(url);
  const heading = tab.getByRole('heading').first();
  await heading.waitFor({ timeout: LONGEST_WAIT_MS }).catch(() => undefined);
  const said = await tab.evaluate(() => {
    const { spotlightFaults = [] } = window as { spotlightFaults?: readonly Error[] };
    return spotlightFaults.map(({ message }) => message.replace(/\s+/g, ' '));
  });
  if (said.length > 0) return said.join('; ');
  return (await heading.isVisible()) ? undefined : 'nothing came within 15 s';
}
