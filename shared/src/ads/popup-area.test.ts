import { isFreeForPopup, popupArea } from './popup-area';

const area = popupArea({ innerWidth: 1280, innerHeight: 800 } as Window);

/** jsdom has no layout, so each form is said to lie somewhere. */
function pageWith(html: string, box: Partial<DOMRect> = {}) {
  document.body.innerHTML = html;
  for (const form of document.querySelectorAll('form')) {
    form.getBoundingClientRect = () => ({ width: 1, ...box }) as DOMRect;
  }
  return document;
}

test('an empty corner is free', () => {
  expect(isFreeForPopup(pageWith('<p>文字</p>'), area)).toBe(true);
});

test('a form below the corner is never covered; one beside it is', () => {
  const below = { left: 1100, right: 1200, top: 700, bottom: 760 };
  expect(isFreeForPopup(pageWith('<form></form>', below), area)).toBe(false);
  const beside = { left: 100, right: 600, top: 700, bottom: 760 };
  expect(isFreeForPopup(pageWith('<form></form>', beside), area)).toBe(true);
});

test('nobody is interrupted while typing or being asked', () => {
  const page = pageWith('<input />');
  page.querySelector('input')?.focus();
  expect(isFreeForPopup(page, area)).toBe(false);
  expect(isFreeForPopup(pageWith('<dialog open></dialog>'), area)).toBe(false);
});
