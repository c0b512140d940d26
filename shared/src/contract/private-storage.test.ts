import { PRIVATE_STORAGE_PREFIX, forgetPrivateStorage } from './private-storage';

const databases = (names: string[]) => {
  const deleteDatabase = jest.fn();
  const list = names.map((name) => ({ name, version: 1 }));
  Object.assign(window, { indexedDB: { databases: () => Promise.resolve(list), deleteDatabase } });
  return deleteDatabase;
};

test('what belongs to a person goes, what belongs to the device stays', async () => {
  const deleteDatabase = databases([`${PRIVATE_STORAGE_PREFIX}gate`, 'spotlight.gate']);
  localStorage.setItem(`${PRIVATE_STORAGE_PREFIX}tickets.1`, 'secret');
  localStorage.setItem('spotlight-theme', 'dark');
  forgetPrivateStorage();
  expect(Object.keys(localStorage)).toEqual(['spotlight-theme']);
  await Promise.resolve();
  expect(deleteDatabase.mock.calls).toEqual([[`${PRIVATE_STORAGE_PREFIX}gate`]]);
});

test('a browser without databases, or one that refuses them, forgets the rest', () => {
  for (const indexedDB of [undefined, {}, { databases: () => Promise.reject(new Error('off')) }]) {
    Object.assign(window, { indexedDB });
    localStorage.setItem(`${PRIVATE_STORAGE_PREFIX}tickets.1`, 'secret');
    forgetPrivateStorage();
    expect(localStorage.getItem(`${PRIVATE_STORAGE_PREFIX}tickets.1`)).toBeNull();
  }
});
