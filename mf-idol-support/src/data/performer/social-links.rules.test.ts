import { safeSocialLinks } from './social-links.rules';

const none = {
  instagramUrl: null,
  facebookUrl: null,
  youtubeUrl: null,
  spotifyUrl: null,
  websiteUrl: null,
};

test('only https leads out of the site', () => {
  const links = safeSocialLinks({
    ...none,
    instagramUrl: 'https://instagram.example/yuxi',
    facebookUrl: 'javascript:alert(1)',
    youtubeUrl: 'http://youtube.example/yuxi',
    websiteUrl: 'yuxi.example',
  });
  expect(links).toEqual([{ network: 'instagram', href: 'https://instagram.example/yuxi' }]);
});

test('a performer without links has none', () => {
  expect(safeSocialLinks(none)).toEqual([]);
});
