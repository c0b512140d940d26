import { renderInShell } from '@spotlight/shared/contract/testing';
import { AboutScreen, CookiesScreen, FaqScreen, PlatformScreen } from '.';

it.each([
  ['about', AboutScreen, '聚光把粉絲、表演者與場地放在同一個舞台上。'],
  ['platform', PlatformScreen, '表演愛好者、表演者與場地空間，各自能在聚光做什麼。'],
  ['faq', FaqScreen, '帳號、報名、場地、演出、應援、付款與刊登的常見問題。'],
  ['cookies', CookiesScreen, '這個網站在你的裝置上存了什麼。'],
])('%s describes itself to search engines', (_page, Screen, description) => {
  renderInShell(<Screen />);
  expect(document.head.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    description,
  );
});
