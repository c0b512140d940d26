import { hostOf, playerOf } from './player.rules';

test.each([
  [
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
  ],
  [
    'https://youtu.be/aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
  ],
  [
    'https://m.youtube.com/shorts/aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
  ],
  ['https://vimeo.com/1084537', 'https://player.vimeo.com/video/1084537?autoplay=1&dnt=1'],
  ['https://open.spotify.com/intl-tw/track/abc123', 'https://open.spotify.com/embed/track/abc123'],
  [
    'https://soundcloud.com/somebody/song',
    'https://w.soundcloud.com/player/?auto_play=true&url=https%3A%2F%2Fsoundcloud.com%2Fsomebody%2Fsong',
  ],
])('%s is played by the frame of its platform', (address, src) => {
  expect(playerOf(address)?.src).toBe(src);
});

test.each([
  'https://evil.example/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/watch?v=%22onload%3D',
  'http://youtu.be/aqz-KE-bpKQ',
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'javascript:alert(1)',
  'no address',
])('%s is no work that a frame is opened for', (address) => {
  expect(playerOf(address)).toBeNull();
});

test('a link says where it leads', () => {
  expect(hostOf('https://www.streetvoice.example/x')).toBe('streetvoice.example');
});
