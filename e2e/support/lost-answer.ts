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
