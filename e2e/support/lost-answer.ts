import type { Page } from '@playwright/test';

/** The next call of a function reaches the database, and its answer is lost on the way back. */
export async function loseAnswer(page: Page, name: string): Promise<void> {
  await page.route(
    `**/rpc/${name}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

/** Calls of a function wait for what comes back to be called: time to look at what is shown meanwhile. */
export async function holdAnswers(page: Page, name: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/rpc/${name}*`, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
