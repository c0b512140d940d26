import { createFakeBackend } from '@spotlight/shared/contract/testing';
import { removeUnusedPictures, uploadPicture } from './picture.repository';

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

test('a picture goes into the folder of whoever the token is about, and only with one', async () => {
  const token = `x.${btoa(JSON.stringify({ sub: 'person-1' }))}.y`;
  const backend = { ...backendWith([]), getAccessToken: () => Promise.resolve(token) };
  const picture = new Blob(['x'], { type: 'image/png' });
  expect(await uploadPicture(backend, 'performers', picture)).toMatch(
    /\/media\/person-1\/performers\/[0-9a-f-]{36}\.png$/,
  );
  await expect(uploadPicture(backendWith([]), 'performers', picture)).rejects.toMatchObject({
    code: 'NOT_SIGNED_IN',
  });
});
