import { test as base } from '@playwright/test';
import { createPerson, type Person } from './people';

export { expect } from '@playwright/test';

/** Playwright's test with a fan of its own, for whoever asks for one. */
export const test = base.extend<{ fan: Person }>({
  fan: async ({ request }, provide) => provide(await createPerson(request)),
});

/** A phone of the smaller kind. */
export const phone = {
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
} as const;
