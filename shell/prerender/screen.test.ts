import { createScreen, WIDTHS } from './screen';

test('conditions on the width are answered, and listeners hear when it changes', () => {
  const screen = createScreen();
  const desktop = screen.matchMedia('(min-width: 1024px)');
  const phone = screen.matchMedia('(max-width: 767.98px)');
  let heard = 0;
  desktop.addEventListener('change', () => (heard += 1));
  expect([desktop.matches, phone.matches]).toEqual([false, true]);
  screen.setWidth(WIDTHS.wide);
  expect([desktop.matches, phone.matches]).toEqual([true, false]);
  expect(heard).toBe(1);
});

test('what only a person’s device can know is not met', () => {
  const { matchMedia } = createScreen();
  expect(matchMedia('(prefers-color-scheme: dark)').matches).toBe(false);
  expect(matchMedia('(min-width: 320px) and (prefers-reduced-motion: reduce)').matches).toBe(false);
});
