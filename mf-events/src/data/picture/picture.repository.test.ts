import { createFakeBackend } from '@spotlight/shared/contract/testing';
import { removeUnusedPictures } from './picture.repository';

const request = jest.fn((_url: string, _init: RequestInit) => Promise.resolve({ ok: true }));
beforeEach(() => {
  request.mockClear();
  globalThis.fetch = request as unknown as typeof fetch;
});

const backendWith = (names: string[]) =>
  createFakeBackend({ my_unused_pictures: () => ({ data: names }) });

test('pictures that no event shows are removed by the storage service, all at once', async () => {
  expect(await removeUnusedPictures(backendWith(['u/events/a.jpg', 'u/events/b.png']))).toBe(2);
  const [[url, init] = []] = request.mock.calls;
  expect(url).toBe('http://backend.test/storage/v1/object/media');
  expect(init?.method).toBe('DELETE');
  expect(init?.body).toBe('{"prefixes":["u/events/a.jpg","u/events/b.png"]}');
});

test('where every picture is in use nothing is asked of the storage service', async () => {
  expect(await removeUnusedPictures(backendWith([]))).toBe(0);
  expect(request).not.toHaveBeenCalled();
});
