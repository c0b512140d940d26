import { createRequire } from 'node:module';
import { JSDOM } from 'jsdom';

const require = createRequire(import.meta.url);
const { quickStyles } = require('./quick-styles.cjs') as {
  quickStyles: (window: unknown) => void;
};
const { quickLabels } = require('./quick-labels.cjs') as { quickLabels: () => void };

const page = `<!doctype html>
  <style>
    .out { display: none } .dim { opacity: 0.4; visibility: hidden } .dim > b { visibility: visible }
    .still * { pointer-events: none } .still .live { pointer-events: auto }
    .back { display: inline-block } .back { display: unset } .wrong { display: }
    @media screen { .screen { display: flex } } @media print { p { display: none } }
  </style>
  <main class="dim"><p>p</p><b>b</b><i hidden>i</i><span style="display: none">s</span></main>
  <dialog>d</dialog><dialog open>o</dialog><input type="hidden"><input><svg><path class="out"/></svg>
  <div class="still"><button>1</button><button class="live">2</button></div>
  <p class="screen">m</p><p class="back">u</p><p class="wrong">w</p><p class="out" style="display: block">l</p>`;

const changes: [string, (document: Document) => unknown][] = [
  ['at the beginning', () => undefined],
  ['after another class', (document) => (document.querySelector('main')!.className = 'out still')],
  ['after a hidden element is shown', (document) => (document.querySelector('i')!.hidden = false)],
  ['after a style', (document) => (document.querySelector('p')!.style.visibility = 'collapse')],
  [
    'after a word in a sheet',
    (document) => document.querySelector('style')!.append('b { opacity: 0 }'),
  ],
  [
    'after another sheet',
    (document) => document.head.append(styles(document, 'button { display: grid }')),
  ],
  [
    'after an element moved',
    (document) => document.querySelector('.still')!.append(document.querySelector('b')!),
  ],
];
const styles = (document: Document, css: string) => {
  const style = document.createElement('style');
  style.textContent = css;
  return style;
};

it('styles are those of jsdom, after each change of a page', () => {
  const quick = new JSDOM(page).window;
  const plain = new JSDOM(page).window;
  quickStyles(quick);
  for (const [when, change] of changes) {
    const seen = [quick, plain].map((window) => {
      change(window.document);
      return [...window.document.querySelectorAll('*')].map((element) => {
        const style = window.getComputedStyle(element);
        const { display, visibility, opacity, pointerEvents, color } = style;
        return [
          element.outerHTML,
          display,
          visibility,
          opacity,
          pointerEvents,
          color,
          style.getPropertyValue('display'),
        ];
      });
    });
    expect([when, seen[0]]).toEqual([when, seen[1]]);
  }
});

it('labels are those of the fields as they are now', () => {
  quickLabels();
  const { document } = new JSDOM(
    `<label for="a">A</label><label>B<input></label><input id="a"><input id="c">`,
  ).window;
  const labels = () =>
    [...document.querySelectorAll('input')].map(({ labels: own }) =>
      [...own!].map(({ textContent }) => textContent),
    );
  expect(labels()).toEqual([['B'], ['A'], []]);
  document.querySelector('label')!.htmlFor = 'c';
  expect(labels()).toEqual([['B'], [], ['A']]);
  document.querySelector('#c')!.remove();
  document.querySelector('label input')!.id = 'c';
  expect(labels()).toEqual([['A', 'B'], []]);
});
