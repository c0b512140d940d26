import { missingParts, pageParts } from './completeness.rules';
import { emptyPerformerForm } from './performer-form.rules';

test('a new page lacks everything, and each thing that is said brings it nearer', () => {
  const missing = missingParts(emptyPerformerForm, false);
  expect(missing).toEqual(pageParts);
  expect(missing[0]).toBe('portrait');
  const better = missingParts({ ...emptyPerformerForm, city: 'taipei', feeMin: '8000' }, true);
  expect(pageParts.length - better.length).toBe(3);
  expect(better).not.toContain('hours');
});

test('a biography counts once it says more than the least', () => {
  const of = (length: number) =>
    missingParts({ ...emptyPerformerForm, bio: '字'.repeat(length) }, false).includes('bio');
  expect([of(79), of(80)]).toEqual([true, false]);
});

test('a row of a work counts only with title and address', () => {
  const of = (title: string, url: string) =>
    missingParts({ ...emptyPerformerForm, portfolio: [{ title, url }] }, false).includes('works');
  expect([of('', ''), of('現場', ''), of('現場', 'https://youtu.be/x')]).toEqual([
    true,
    true,
    false,
  ]);
});
