import { pictureFault, publicAddress } from './picture.rules';

const file = { name: '海報.jpg', type: 'image/jpeg', size: 1000 };

test.each([
  [{}, null],
  [{ type: 'image/webp', name: 'a.webp' }, null],
  [{ name: '///' }, 'name'],
  [{ name: `${'長'.repeat(256)}.jpg` }, 'name'],
  [{ name: '海報.exe.jpg' }, 'executable'],
  [{ name: 'a.svg', type: 'image/svg+xml' }, 'executable'],
  [{ type: 'application/pdf', name: 'a.pdf' }, 'kind'],
  [{ type: 'image/bmp', name: 'a.bmp' }, 'type'],
  [{ size: 5 * 1024 * 1024 }, null],
  [{ size: 5 * 1024 * 1024 + 1 }, 'size'],
  [{ size: 0 }, 'size'],
])('%j: %s', (change, fault) => {
  expect(pictureFault({ ...file, ...change })).toBe(fault);
});

test('a picture of the same site has a path, one of a hosted project its whole address', () => {
  expect(publicAddress('http://127.0.0.1:8080', 'media', 'u/a.jpg')).toBe(
    '/storage/v1/object/public/media/u/a.jpg',
  );
  expect(publicAddress('https://x.supabase.co', 'media', 'u/a.jpg')).toBe(
    'https://x.supabase.co/storage/v1/object/public/media/u/a.jpg',
  );
});
