import {
  addressInLanguage,
  askedLanguage,
  insertPrerenderedPage,
  prerenderedAddress,
  printedAddress,
} from './prerendered-page';

test.each([
  ['/', ''],
  ['/events', '/events'],
  ['/events/', '/events'],
  ['/events?utm_source=line&fbclid=abc', '/events'],
  ['/events/0b6c-41?register=true', '/events/0b6c-41'],
  ['/events/0b6c-41?lang=en', '/events/0b6c-41'],
  ['/events?q=生咖', null],
  ['/events?lang=en&page=2', null],
  ['/events?page=2', null],
  ['/events?utm_source=line&page=2', null],
  ['/../secrets', '/secrets'],
  ['/events/%2e%2e/%2e%2e', ''],
  ['/Events', null],
])('the prerendered page that may stand for %s', (target, address) => {
  expect(prerenderedAddress(target)).toBe(address);
});

test.each([
  ['/events/1?lang=en', 'en'],
  ['/events/1?utm_source=line&lang=en', 'en'],
  ['/events/1', 'zh-TW'],
  ['/events/1?lang=zh-TW', 'zh-TW'],
  ['/events/1?lang=../secrets', 'zh-TW'],
  ['/events/1?slang=en', 'zh-TW'],
])('the language that %s asks for', (target, language) => {
  expect(askedLanguage(target)).toBe(language);
});

test('a page has an address of its own in each language beside the first', () => {
  const addressIn = (language: 'en' | 'zh-TW') =>
    addressInLanguage({ publicUrl: 'https://site.test', language }, '/events/1');
  expect(addressIn('zh-TW')).toBe('https://site.test/events/1');
  expect(addressIn('en')).toBe('https://site.test/events/1?lang=en');
});

test('head and body stand in the place of their blocks, whatever signs they contain', () => {
  const html =
    '<head><!--# block name="head" --><title>舊</title><!--# endblock -->' +
    '<!--# include virtual="$prerendered_page/head.html" stub="head" --></head><body>' +
    '<!--# block name="body" -->…<!--# endblock --><!--# include virtual="$x" stub="body" --></body>';
  expect(
    insertPrerenderedPage(html, { head: '<title>新</title>', body: '$& <!--# include -->' }),
  ).toBe('<head><title>新</title></head><body>$& <!--# include --></body>');
});

test('a copy in English says so', () => {
  const parts = { head: '', body: '' };
  expect(insertPrerenderedPage('<html lang="zh-TW"><p lang="zh-TW">', parts, 'en')).toBe(
    '<html lang="en"><p lang="zh-TW">',
  );
});

test.each([
  ['/kits/performers/1-a/epk/%E6%9E%97-EPK.pdf', '/performers/1-a/epk'],
  ['/kits/performers/1-a/epk/a.html', null],
  ['/kits/a.pdf', null],
  ['/kits/../secrets/a.pdf', null],
  ['/performers/1-a/epk', null],
])('the printed page that %s is the file of', (pathname, address) => {
  expect(printedAddress(pathname)).toBe(address);
});
