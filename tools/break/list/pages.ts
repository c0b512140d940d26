import { browser, type Break, script, unit } from '../break';

const words = (says: string) => unit('tools/words/words.test.ts', says);
const crawl = browser('quality/crawl.spec.ts', 'every page is sound for');

/** What guards a page and its session, what it says, and how it lies there. */
export const pages: readonly Break[] = [
  {
    name: 'A fan opens the pages of venue owners',
    file: 'shell/src/app/require-access.tsx',
    text: "return { kind: 'switch', to: access };",
    broken: "return { kind: 'allowed' };",
    caughtBy: unit(
      'shell/src/app/require-access.test.ts',
      'another identity is told which one the page needs',
    ),
  },
  {
    name: 'Whoever had to sign in first comes back without what was asked for',
    file: 'shell/src/app/require-access.tsx',
    text: 'new URLSearchParams({ returnTo: pathname + search })',
    broken: 'new URLSearchParams({ returnTo: pathname })',
    caughtBy: browser(
      'journeys/session/return-path.spec.ts',
      'a guarded page is remembered, query included',
    ),
  },
  {
    name: 'A session on a borrowed device outlives its tab',
    file: 'shell/src/session/session-store.ts',
    text: 'storage.setRemembered(remember);',
    broken: 'storage.setRemembered(true);',
    caughtBy: unit(
      'shell/src/session/session-store.test.ts',
      'forgets the session with the tab when not remembered',
    ),
  },
  {
    name: 'Tickets stay on the device of whoever signs out',
    file: 'shared/src/contract/private-storage.ts',
    text: 'if (isPrivate(key)) storage.removeItem(key);',
    broken: 'if (isPrivate(key)) storage.getItem(key);',
    caughtBy: unit(
      'shared/src/contract/private-storage.test.ts',
      'what belongs to a person goes, what belongs to the device stays',
    ),
  },
  {
    name: 'A button has a key of a text instead of its text in English',
    file: 'mf-events/src/locales/tickets.en.json',
    text: '    "present": "Show full screen",\n',
    broken: '',
    caughtBy: words('what is said in Chinese is said in English'),
  },
  {
    name: 'A sentence of the English cart is in Chinese',
    file: 'mf-events/src/locales/cart.en.json',
    text: '"empty": "Your cart is empty"',
    broken: '"empty": "購物車是空的"',
    caughtBy: words('no Chinese is left in English'),
  },
  {
    name: 'One ticket reads “1 tickets” in English',
    file: 'mf-events/src/locales/cart.en.json',
    text: '    "tickets_one": "{{count}} ticket",\n',
    broken: '',
    caughtBy: words('an English text that counts has both forms'),
  },
  {
    name: 'The English cart does not say how many are left',
    file: 'mf-events/src/locales/cart.en.json',
    text: 'Only {{amount}} left; please',
    broken: 'Only a few left; please',
    caughtBy: words('both languages leave the same places open'),
  },
  {
    name: 'The cards of events are wider than a phone',
    file: 'mf-events/src/screens/event-list/event-list.screen.tsx',
    text: 'grid-template-columns: minmax(0, 1fr);',
    broken: 'grid-template-columns: minmax(480px, 1fr);',
    caughtBy: crawl,
  },
  {
    name: 'Notes in the light are too pale to read',
    file: 'shared/src/ui/tokens/theme.tokens.ts',
    text: "'ink-3': 'oklch(0.505 0.024 305)',",
    broken: "'ink-3': 'oklch(0.7 0.024 305)',",
    caughtBy: unit('shared/src/ui/tokens/contrast.test.ts', 'lets text in ink-3 be read on'),
  },
  {
    name: 'A field is not called by its label',
    file: 'shared/src/ui/field/field-frame.tsx',
    text: '<FieldLabel htmlFor={id}>',
    broken: '<FieldLabel>',
    caughtBy: unit('shared/src/ui/field/fields.test.tsx', 'is named by its label'),
  },
  {
    name: 'A button of the map of venues has no name',
    file: 'mf-venues/src/screens/venue-list/venues-on-map.tsx',
    text: "<List ref={list} aria-label={t('venueMap.list')} tabIndex={-1}>",
    broken: '<List ref={list} tabIndex={-1}><li><button type="button" /></li>',
    caughtBy: crawl,
  },
  {
    name: 'The keyboard cannot skip the header',
    file: 'shell/src/app/site-layout.tsx',
    text: `    <SkipLink />
    <SiteFrame>`,
    broken: '    <SiteFrame>',
    caughtBy: browser('quality/keyboard.spec.ts', 'the first stop of a page skips to its content'),
  },
  {
    name: 'The keyboard walks behind the menu that covers a phone',
    file: 'shell/src/layout/mobile-menu.tsx',
    text: 'dialog?.showModal();',
    broken: 'dialog?.show();',
    caughtBy: browser(
      'quality/keyboard.spec.ts',
      'the full-screen menu keeps the focus and gives it back',
    ),
  },
  {
    name: 'A rule of the basket is about a type that is nowhere',
    file: 'mf-events/src/data/event/basket.rules.ts',
    text: 'ticketType: TicketType;',
    broken: 'ticketType: TicketTyp;',
    caughtBy: script('types', 'basket.rules.ts'),
  },
  {
    name: 'A login is answered before it is known whether it was refused',
    file: 'shell/src/session/session-store.ts',
    text: `await follower.follow();
    isSettling = false;`,
    broken: `follower.follow();
    isSettling = false;`,
    caughtBy: script('lint', 'session-store.ts'),
  },
  {
    name: 'A file is written in a style of its own',
    file: 'mf-events/src/data/event/basket.rules.ts',
    text: 'export type Quantities = Readonly<Record<string, number>>;',
    broken: 'export type Quantities=Readonly<Record<string,number>>',
    caughtBy: script('format:check', 'basket.rules.ts'),
  },
  {
    name: 'A rule of the basket is used by nobody',
    file: 'mf-events/src/data/event/basket.rules.ts',
    text: 'const AMOUNT = /',
    broken: 'export const usedByNobody = 1;\nconst AMOUNT = /',
    caughtBy: script('unused', 'usedByNobody'),
  },
];
