import { PRIVATE_STORAGE_PREFIX, forgetPrivateStorage } from './private-storage';

test('what belongs to a person goes, what belongs to the device stays', () => {
  localStorage.setItem(`${PRIVATE_STORAGE_PREFIX}tickets.1`, 'secret');
  localStorage.setItem('spotlight-theme', 'dark');
  forgetPrivateStorage();
  expect(Object.keys(localStorage)).toEqual(['spotlight-theme']);
});
