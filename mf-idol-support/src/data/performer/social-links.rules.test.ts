import { safeSocialLinks } from './social-links.rules';

const none = {
  instagram_url: null,
  facebook_url: null,
  youtube_url: null,
  spotify_url: null,
  website_url: null,
};

test('only https leads out of the site', () => {
  const links = safeSocialLinks({
    ...none,
    instagram_url: 'https://instagram.example/yuxi',
    facebook_url: 'javascript:alert(1)',
    youtube_url: 'http://youtube.example/yuxi',
    website_url: 'yuxi.example',
  });
  expect(links).toEqual([{ network: 'instagram', href: 'https://instagram.example/yuxi' }]);
});

test('a performer without links has none', () => {
  expect(safeSocialLinks(none)).toEqual([]);
});
