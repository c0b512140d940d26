import type { ArtworkRequest } from './artwork-request';
import { loadArtwork, peekArtworkSource, toDataUri } from './artwork-source';
import { renderVenueScene } from './generator/venue-scene';

const venue = (id: string): ArtworkRequest => ({ kind: 'venue', id, type: '展廳' });

test('nothing is drawn before the chunk of its kind has come', async () => {
  expect(peekArtworkSource(venue('v1'))).toBeUndefined();
  await loadArtwork('venue');
  expect(peekArtworkSource(venue('v1'))).toMatch(/^data:image\/svg\+xml/);
  expect(peekArtworkSource({ kind: 'avatar', id: 'v1' })).toBeUndefined();
});

test('the data: URI decodes to the drawing', async () => {
  await loadArtwork('venue');
  const source = peekArtworkSource(venue('v2')) ?? '';
  const svg = decodeURIComponent(source.slice(source.indexOf(',') + 1));
  // Numbers of path data may be parted by commas, or by signs, as well.
  const loosely = (drawing: string) => drawing.replaceAll(',', ' ').replace(/(?<=\d)-/g, ' -');
  expect(loosely(svg)).toBe(loosely(renderVenueScene({ id: 'v2', type: '展廳' })));
});

test('path data goes without spaces, which cost three characters each; words keep theirs', () => {
  expect(toDataUri(`<path d='M1 -2a3 3 0 0 1 -4 .5z' fill='a'/><text>1 -2 3</text>`)).toContain(
    `d='M1-2a3,3,0,0,1-4,.5z'%20fill='a'/%3E%3Ctext%3E1%20-2%203%3C`,
  );
});

test('characters that end or split an attribute or a URL do not survive', () => {
  expect(toDataUri(`<a b="100%" c='#'>夜{}</a>`)).toBe(
    `data:image/svg+xml;charset=utf-8,%3Ca%20b=%22100%25%22%20c='%23'%3E夜%7B%7D%3C/a%3E`,
  );
});

test('pictures of the same id but of different words are different pictures', async () => {
  await loadArtwork('event');
  const poster = (title: string, showWords: boolean) =>
    peekArtworkSource({ kind: 'event', id: 'e', category: '主題展', title, showWords });
  expect(new Set([poster('甲', true), poster('乙', true), poster('甲', false)]).size).toBe(3);
});

test('a chunk that could not be fetched is asked for again by the next picture', async () => {
  jest.doMock('./generator/avatar', () => {
    throw new Error('the network is gone');
  });
  await expect(loadArtwork('avatar')).rejects.toThrow('the network is gone');
  jest.dontMock('./generator/avatar');
  await loadArtwork('avatar');
  expect(peekArtworkSource({ kind: 'avatar', id: 'a' })).toMatch(/^data:/);
});
