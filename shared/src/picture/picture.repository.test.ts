import { createFakeBackend } from '@spotlight/shared/contract/testing';
import { removeUnusedPictures, uploadPicture } from './picture.repository';

const remove = jest.fn((_names: string[]) =>
  Promise.resolve<{ data: object[] | null; error: object | null }>({ data: [], error: null }),
);
const from = jest.fn((_bucket: string) => ({ remove }));
const request = jest.fn((_url: string, _init: RequestInit) => Promise.resolve({ ok: true }));
beforeEach(() => {
  remove.mockClear();
  globalThis.fetch = request as unknown as typeof fetch;
});

function backendWith(names: string[]) {
  const { rest, ...backend } = createFakeBackend({ my_unused_pictures: () => ({ data: names }) });
  return {
    ...backend,
    rest: async () => Object.assign(await rest(), { storage: { from } }) as never,
  };
}

test('pictures that no event shows are removed by the storage service, all at once', async () => {
  const names = ['u/events/a.jpg', 'u/events/b.png'];
  expect(await removeUnusedPictures(backendWith(names))).toBe(2);
  expect(from).toHaveBeenCalledWith('media');
  expect(remove).toHaveBeenCalledWith(names);
});

test.each([
  ['FORBIDDEN', { status: 400, statusCode: '403', message: 'new row violates row-level security' }],
  ['SERVER', { status: 503, statusCode: 'UNAVAILABLE', message: 'away' }],
  ['OFFLINE', { message: 'Failed to fetch', originalError: new TypeError('Failed to fetch') }],
])('what stays is said: %s', async (code, error) => {
  remove.mockResolvedValueOnce({ data: null, error });
  await expect(removeUnusedPictures(backendWith(['u/a.jpg']))).rejects.toMatchObject({ code });
});

test('where every picture is in use nothing is asked of the storage service', async () => {
  expect(await removeUnusedPictures(backendWith([]))).toBe(0);
  expect(remove).not.toHaveBeenCalled();
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
