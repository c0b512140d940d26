import { prerenderedAddress, insertPrerenderedPage, printedAddress } from './prerendered-page';

test.each([
  ['/', ''],
  ['/events', '/events'],
  ['/events/', '/events'],
  ['/events?utm_source=line&fbclid=abc', '/events'],
  ['/events/0b6c-41?register=true', '/events/0b6c-41'],
  ['/events?q=生咖', null],
  ['/events?page=2', null],
  ['/events?utm_source=line&page=2', null],
  ['/../secrets', '/secrets'],
  ['/events/%2e%2e/%2e%2e', ''],
  ['/Events', null],
])('the prerendered page that may stand for %s', (target, address) => {
  expect(prerenderedAddress(target)).toBe(address);
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

test.each([
  ['/kits/performers/1-a/epk/%E6%9E%97-EPK.pdf', '/performers/1-a/epk'],
  ['/kits/performers/1-a/epk/a.html', null],
  ['/kits/a.pdf', null],
  ['/kits/../secrets/a.pdf', null],
  ['/performers/1-a/epk', null],
])('the printed page that %s is the file of', (pathname, address) => {
  expect(printedAddress(pathname)).toBe(address);
});
