import { JSDOM } from 'jsdom';
import { pageStyleScript } from '../site/page-style';
import { renderPage } from './render-page';
import type { SiteWindow } from './site-window';

const content = `<header>聚光</header><main>
  <article><img loading="eager" src="data:image/svg+xml,x"><h1 class="a b">活動</h1></article>
  <img src="data:image/svg+xml,y">
</main><script type="application/ld+json">{"@type":"Event"}</script>`;

/** Shows a page as a window of the site does. */
function showing(root: string, seen: Partial<SiteWindow> = {}): SiteWindow {
  const { window } = new JSDOM(
    `<title>活動</title><style data-styled>.a{color:red}</style><div id="root">${root}</div>`,
    { url: 'http://site.test/events/1' },
  );
  return {
    window,
    widthQuestions: [],
    takeFailures: () => [],
    settle: () => Promise.resolve(),
    goTo: () => undefined,
    close: () => undefined,
    ...seen,
  };
}

test('a page is rendered once, its facts behind what is looked at', () => {
  const { head = '', body = '' } = renderPage(showing(content)) ?? {};
  expect(head).toContain('<link rel="canonical" href="http://site.test/events/1">');
  expect(body.match(/<h1/g)).toHaveLength(1);
  expect(body.match(/id="first-view"/g)).toHaveLength(1);
  expect(body.indexOf('ld+json')).toBeGreaterThan(body.indexOf('</main>'));
  expect(body).toContain('.a{color:red}');
  // Names that no rule uses cost bytes.
  expect(body).toContain('<h1 class="a">');
  // Pictures that come in a moment are not carried along.
  expect(body).not.toContain('svg+xml,y');
});

test('nothing stands in a page that its policy refuses: rules are data, and attributes are rules', () => {
  const bar = '<i style="width: 40%"></i>';
  const { body = '' } =
    renderPage(showing(content.replace('</main>', `${bar}${bar}</main>`))) ?? {};
  expect(body).not.toMatch(/<style| style=/);
  const { document } = new JSDOM(body).window;
  const rules = document.querySelector('script[type="text/css"]')?.textContent ?? '';
  expect(rules).toContain('.own-0:not(#_){width: 40%}');
  expect(document.querySelectorAll('i.own-0')).toHaveLength(2);
  expect(document.querySelector('script:not([type])')?.textContent).toBe(pageStyleScript);
});

test.each<[reason: RegExp, root: string, seen: Partial<SiteWindow>]>([
  [/asks for \(min-width: 1024px\)/, content, { widthQuestions: ['(min-width: 1024px)'] }],
  [/reads were answered with 429/, content, { takeFailures: () => [429] }],
  [/has no title/, '<main>無法載入活動模組</main>', {}],
  [/has no main part/, '<p>?</p>', {}],
])('what would be wrong for an hour is refused: %s', (reason, root, seen) => {
  expect(() => renderPage(showing(root, seen))).toThrow(reason);
});

test('the first frame need not draw what is below the first view, nor the parts of fields of days', () => {
  const below =
    '<section><h2>附近</h2><input type="date" min="2026-01-01" value="2026-02-03"></section>';
  const { head = '', body = '' } =
    renderPage(showing(`${content}<footer>頁尾</footer>`.replace('</main>', `${below}</main>`))) ??
    {};
  expect(head).toContain('<link rel="expect" blocking="render" href="#first-view">');
  expect(body).toContain('[data-first-frame] [data-below-first-view]{content-visibility:hidden}');
  const { document } = new JSDOM(body).window;
  expect(document.querySelector('footer')?.hasAttribute('data-below-first-view')).toBe(true);
  const field = document.querySelector('input');
  expect(field?.type).toBe('text');
  expect(field?.dataset['type']).toBe('date');
  expect(field?.value).toBe('2026-02-03');
});

const withCard = (card: unknown): SiteWindow => {
  const site = showing(content);
  const meta = site.window.document.createElement('meta');
  meta.name = 'share-card';
  meta.content = JSON.stringify(card);
  site.window.document.head.append(meta);
  return site;
};

test('a page hands over what its share card shows, and does not carry it along', () => {
  const card = { artwork: { kind: 'venue', id: 'v1', type: '酒吧' }, title: '夜酒吧', where: null };
  const page = renderPage(withCard(card));
  expect(page?.card).toEqual(card);
  expect(page?.head).not.toContain('share-card');
});

test('a page in another language says first what is known in it, then what people wrote', () => {
  const describedIn = (language: string) => {
    const site = withCard({
      artwork: { kind: 'venue', id: 'v1', type: '酒吧' },
      title: '末班月台',
      line: 'Bar',
      lead: 'Up to 90 people',
      price: 'NT$2,600 / hour',
    });
    const { document } = site.window;
    document.documentElement.lang = language;
    document.head.innerHTML += '<meta name="description" content="藏在住宅區的酒吧">';
    const { head } = new JSDOM(renderPage(site)?.head ?? '').window.document;
    return head.querySelector('meta[name="description"]')?.getAttribute('content');
  };
  expect(describedIn('zh-TW')).toBe('藏在住宅區的酒吧');
  expect(describedIn('en')).toBe('Bar · Up to 90 people · NT$2,600 / hour – 藏在住宅區的酒吧');
});

test('a page with a card names every language that it is in, and the one that it is in itself', () => {
  const tagsIn = (language: string, site: SiteWindow) => {
    const { document } = site.window;
    document.documentElement.lang = language;
    const { head } = new JSDOM(renderPage(site)?.head ?? '').window.document;
    return [
      ...head.querySelectorAll(
        'meta[property^="og:locale"], link[hreflang], link[rel="canonical"]',
      ),
    ].map((tag) => tag.getAttribute('content') ?? tag.getAttribute('href'));
  };
  const card = { artwork: { kind: 'venue', id: 'v1', type: '酒吧' }, title: '夜酒吧' };
  const [chinese, english] = ['http://site.test/events/1', 'http://site.test/events/1?lang=en'];
  expect(tagsIn('zh-TW', withCard(card))).toEqual(['zh_TW', chinese, 'en_US', chinese, english]);
  expect(tagsIn('en', withCard(card))).toEqual(['en_US', english, 'zh_TW', chinese, english]);
  expect(tagsIn('zh-TW', showing(content))).toEqual(['zh_TW', chinese]);
});

test.each([
  [
    'a kind of picture that cannot be drawn here',
    { artwork: { kind: 'hologram', id: '1' }, title: 'x' },
  ],
  ['no title', { artwork: { kind: 'venue', id: 'v1', type: '酒吧' } }],
])('a card with %s is none', (_, card) => {
  expect(renderPage(withCard(card))?.card).toBeNull();
});
