import type { ModuleManifest } from '@spotlight/shared/contract';
import { createFakeToasts, renderInShell } from '@spotlight/shared/contract/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jest } from '@jest/globals';
import texts from '../locales/update.zh-TW.json';
import { ManifestsContext } from '../app/home-slots';
import { ForcedVersion } from './forced-version';
import { wasForced } from './forced-once';

const manifests = [
  { pages: [{ path: '/gate', holdsUpdate: true }] },
] as unknown as ModuleManifest[];

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

function renderForced(isUnsaved: boolean, at = '/') {
  const state = { isUnsaved };
  const onReload = jest.fn();
  const toasts = createFakeToasts();
  renderInShell(
    <ManifestsContext value={manifests}>
      <label>
        備註 <input defaultValue="吉他自備" />
      </label>
      <input type="password" aria-label="密碼" defaultValue="secret" />
      <ForcedVersion
        minimum="2.0.0"
        hasUnsavedChanges={() => state.isUnsaved}
        onReload={onReload}
      />
    </ManifestsContext>,
    { services: { toasts }, at },
  );
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  return { state, onReload, pass, user, toasts };
}

const button = (name: string) => screen.queryByRole('button', { name });

it('loads the tab anew as soon as nothing stands against it, and remembers that it did', async () => {
  const { onReload, pass } = renderForced(false);
  await pass(1500);
  expect(onReload).toHaveBeenCalledTimes(1);
  expect(wasForced('2.0.0')).toBe(true);
});

it('waits at a gate, also with something typed, and comes when somebody goes on', async () => {
  const { state, onReload, pass } = renderForced(true, '/gate');
  await pass(10 * 60_000);
  expect(onReload).not.toHaveBeenCalled();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(texts.ending);
  state.isUnsaved = false;
  window.history.replaceState(null, '', '/');
  await pass(1500);
  expect(onReload).toHaveBeenCalledTimes(1);
});

it('asks where something is not saved, drops nothing by itself, and comes when it is saved', async () => {
  const { state, onReload, pass, user } = renderForced(true);
  await pass(1500);
  await user.click(button(texts.must.keep)!);
  expect(button(texts.must.keep)).toBeNull();
  await pass(60_000);
  expect(screen.getByRole('status')).toHaveTextContent(texts.endingUnsaved);
  expect(onReload).not.toHaveBeenCalled();
  state.isUnsaved = false;
  await pass(1500);
  expect(onReload).toHaveBeenCalledTimes(1);
});

it('asks again after two minutes, three times, and then goes on asking', async () => {
  const { onReload, pass, user } = renderForced(true);
  for (let turn = 0; turn < 3; turn += 1) {
    await pass(2 * 60_000 + 1500);
    await user.click(button(texts.must.keep)!);
  }
  await pass(2 * 60_000 + 1500);
  expect(screen.getByText(texts.must.last)).toBeVisible();
  expect(button(texts.must.keep)).toBeNull();
  expect(onReload).not.toHaveBeenCalled();
  await user.click(button(texts.must.drop)!);
  expect(onReload).toHaveBeenCalledTimes(1);
});

it('lets take along what was typed, but for passwords', async () => {
  const { toasts, user } = renderForced(true);
  await user.click(button(texts.must.copy)!);
  expect(await navigator.clipboard.readText()).toBe('備註: 吉他自備');
  expect(toasts.messages).toContain(texts.must.copied);
});
