import { THEME_STORAGE_KEY } from './theme-storage-key';
import { createThemeStore } from './theme-store';

const shown = () => document.documentElement.dataset['theme'];

let stop: (() => void) | undefined;
beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});
afterEach(() => stop?.());

it('follows the device until the visitor chooses', () => {
  const store = createThemeStore();
  stop = store.start();
  expect(store.getState().preference).toBe('system');
  expect(shown()).toBe('system');
});

it('shows, stores and passes on what the visitor chooses', () => {
  const onChoose = jest.fn();
  const listener = jest.fn();
  const store = createThemeStore(onChoose);
  store.subscribe(listener);
  store.getState().setPreference('dark');
  expect(store.getState().preference).toBe('dark');
  expect(shown()).toBe('dark');
  expect(localStorage.getItem(THEME_STORAGE_KEY)).toBe('dark');
  expect(onChoose).toHaveBeenCalledWith('dark');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(createThemeStore().getState().preference).toBe('dark');
});

it('takes over what the account says without saying it back', () => {
  const onChoose = jest.fn();
  const store = createThemeStore(onChoose);
  store.adopt('light');
  expect(shown()).toBe('light');
  expect(onChoose).not.toHaveBeenCalled();
});

it('follows other tabs', () => {
  const store = createThemeStore();
  stop = store.start();
  localStorage.setItem(THEME_STORAGE_KEY, 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: THEME_STORAGE_KEY }));
  expect(store.getState().preference).toBe('dark');
  expect(shown()).toBe('dark');
});

it('takes a value that it does not know for the default', () => {
  localStorage.setItem(THEME_STORAGE_KEY, 'sepia');
  expect(createThemeStore().getState().preference).toBe('system');
});

it('keeps the snapshot while nothing changes', () => {
  const store = createThemeStore();
  const before = store.getState();
  store.adopt('system');
  expect(store.getState()).toBe(before);
});
