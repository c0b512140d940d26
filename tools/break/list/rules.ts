import { type Break, unit } from '../break';

/** Rules of money, dates and access that browsers ask before the server does. */
export const rules: readonly Break[] = [
  {
    name: 'A broken price reads as free',
    file: 'shared/src/format/price.ts',
    text: 'if (!texts.every((text) => wholeDollars.test(text))) return priceTexts().pending;',
    broken: '',
    caughtBy: unit('shared/src/format/price.test.ts', 'never says free about the broken price'),
  },
  {
    name: 'Days begin at eight in the morning in Taiwan',
    file: 'shared/src/format/date.ts',
    text: 'const TAIPEI_OFFSET_MS = 8 * 3_600_000;',
    broken: 'const TAIPEI_OFFSET_MS = 0;',
    caughtBy: unit('shared/src/format/date.test.ts', 'change day at midnight in Taiwan'),
  },
  {
    name: 'The guest of a venue is told to have a week longer to cancel for nothing',
    file: 'shared/src/booking/cancellation.rules.ts',
    text: '{ hours: 336, percent: 100 },',
    broken: '{ hours: 168, percent: 100 },',
    caughtBy: unit(
      'shared/src/booking/cancellation.rules.test.ts',
      'the standard terms as dates of one booking',
    ),
  },
  {
    name: 'Any member is shown the back office',
    file: 'mf-admin/src/data/access/access.rules.ts',
    text: "return userType === 'venue' ? 'visitor' : 'none';",
    broken: "return userType === null ? 'none' : 'visitor';",
    caughtBy: unit(
      'mf-admin/src/data/access/access.rules.test.ts',
      'who may enter the back office',
    ),
  },
  {
    name: 'Whoever signs in by a prepared link is led to another site',
    file: 'shared/src/contract/return-to.ts',
    text: " || url.pathname.startsWith('//')",
    broken: '',
    caughtBy: unit('shared/src/contract/return-to.test.ts', 'goes home instead of'),
  },
  {
    name: 'The name of an attendee becomes a formula in the spreadsheet of the organizer',
    file: 'shared/src/files/csv.rules.ts',
    text: "const text = isChanged(cell) ? `'${cell}` : cell;",
    broken: 'const text = cell;',
    caughtBy: unit(
      'shared/src/files/csv.rules.test.ts',
      'another program reads back what was typed',
    ),
  },
  {
    name: 'A gate without network lets the same ticket in twice',
    file: 'mf-events/src/data/gate/judge.rules.ts',
    text: "if (entry) return { ...known, verdict: 'duplicate', firstAt: entry.scannedAt };",
    broken: '',
    caughtBy: unit(
      'mf-events/src/data/gate/judge.rules.test.ts',
      'whoever came in here or elsewhere does not come in again',
    ),
  },
  {
    name: 'The total of a basket counts one ticket of each type',
    file: 'mf-events/src/data/event/basket.rules.ts',
    text: 'sum + ticketType.price * quantity',
    broken: 'sum + ticketType.price',
    caughtBy: unit('mf-events/src/data/event/basket.rules.test.ts', 'several types add up'),
  },
];
