import { JSDOM } from 'jsdom';
import { awaitFirstView, foldLists, markFirstView, plainFields } from './first-view';

function mark(html: string): Document {
  const { document } = new JSDOM(`<main>${html}</main>`).window;
  markFirstView(document.querySelector('main')!);
  return document;
}
const picture = (loading: string) => `<img loading="${loading}" src="data:image/svg+xml,x">`;
const card = `<article>${picture('eager')}<h2>活動</h2></article>`;

test('the first view of a list ends with the first card whose picture is wanted at once', () => {
  const document = mark(`<h1>探索活動</h1><article>推薦</article>${card}${card}`);
  const place = document.querySelector('#first-view')?.parentElement;
  expect(place).toBe(document.querySelectorAll('article')[1]);
});

test('that of a page about one thing ends with its title', () => {
  const document = mark(`${picture('eager')}<h1>港口音樂節</h1><article>相關活動</article>`);
  expect(document.querySelector('#first-view')?.parentElement?.localName).toBe('h1');
});

test('further cards are laid out when they are near, what is not of a list at once', () => {
  const document = mark(`<h1>探索活動</h1><ul><li>${card}</li><li>${card}</li></ul><p>更多</p>`);
  const below = [...document.querySelectorAll('[data-below-first-view]')];
  expect(below).toEqual([document.querySelectorAll('li')[1]]);
});

test('so are the sections of a page about one thing', () => {
  const section = (title: string) => `<section><h2>${title}</h2></section>`;
  const bar = '<section aria-label="報名">立即報名</section>';
  const document = mark(`<h1>港口音樂節</h1>${section('票券')}${section('地點')}${bar}`);
  const below = [...document.querySelectorAll('[data-below-first-view]')];
  expect(below.map(({ textContent }) => textContent)).toEqual(['票券', '地點']);
});

test('what stands between two of them lies further down, too', () => {
  const document = mark(
    `<h1>生日</h1><p>倒數</p><section><h2>應援點</h2></section><div>辦生咖</div><section><h2>祝福</h2></section><div>分享</div>`,
  );
  const below = [...document.querySelectorAll('[data-below-first-view]')];
  expect(below.map(({ textContent }) => textContent)).toEqual(['應援點', '辦生咖', '祝福']);
});

test('of cards without pictures as many are laid out at once as are seen', () => {
  const cards = Array.from({ length: 9 }, (_, index) => `<li><article>${index}</article></li>`);
  const document = mark(`<h1>廣告方案</h1><ul>${cards.join('')}</ul>`);
  const below = [...document.querySelectorAll('[data-below-first-view]')];
  expect(below.map(({ textContent }) => textContent)).toEqual(['6', '7', '8']);
});

test('so is the footer of the site, but not that of a card', () => {
  const { document } = new JSDOM(`<main><footer>卡片</footer>${card}</main><footer>網站</footer>`)
    .window;
  markFirstView(document.querySelector('main')!);
  const below = [...document.querySelectorAll('[data-below-first-view]')];
  expect(below.map(({ textContent }) => textContent)).toEqual(['網站']);
});

test('only the first of several pictures made in the browser is laid out before it is seen', () => {
  const uploaded = '<img loading="eager" src="https://example.com/a.jpg">';
  const document = mark(card + card + uploaded);
  const loading = [...document.querySelectorAll('img')].map((img) => img.getAttribute('loading'));
  expect(loading).toEqual(['eager', 'lazy', 'eager']);
});

test('a browser is asked to wait for the end of the first view', () => {
  const document = mark(card);
  document.head.innerHTML = awaitFirstView;
  const link = document.querySelector('link[rel="expect"][blocking="render"]');
  expect(document.querySelector(link?.getAttribute('href') ?? '')).not.toBeNull();
});

test('a list keeps the choice that it shows, and all of them come behind the page', () => {
  const choices =
    '<option value="">全部城市</option><optgroup label="離島"><option>澎湖</option></optgroup>';
  const { document } = new JSDOM(`<select name="city">${choices}</select>`).window;
  const lists = foldLists(document.body);
  const list = document.querySelector('select')!;
  expect([...list.options].map(({ text }) => text)).toEqual(['全部城市']);
  document.body.insertAdjacentHTML('beforeend', lists);
  const others = document.querySelector('#prerendered-lists')?.textContent ?? '';
  expect(JSON.parse(others)[Number(list.dataset['list'])]).toEqual([
    ['全部城市', ''],
    ['離島', [['澎湖', '澎湖']]],
  ]);
});

test('fields of days and hours are boxes that say what they will be', () => {
  const { body } = new JSDOM(
    '<input type="date" min="2026-11-23" aria-label="日期"><input type="time" step="900"><input type="search">',
  ).window.document;
  plainFields(body);
  expect(body.innerHTML).toBe(
    '<input type="text" aria-label="日期" data-type="date"><input type="text" data-type="time"><input type="search">',
  );
});
