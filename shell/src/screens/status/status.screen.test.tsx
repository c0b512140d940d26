import { renderInShell } from '@spotlight/shared/contract/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StatusScreen } from './status.screen';

const remote = (name: string, disabled?: { notice: string }) => ({
  active: 'v1',
  ...(disabled && { disabled }),
  versions: { v1: { entry: `/${name}/entry.js`, manifest: { labels: { 'zh-TW': { name } } } } },
});

/** @param out addresses that do not answer */
function renderStatus(out: string[] = [], disabled?: { notice: string }) {
  const remotes = { 'mf-events': remote('活動'), 'mf-venues': remote('場地', disabled) };
  document.body.innerHTML = `<script type="application/json" id="app-registry">${JSON.stringify({
    shell: { active: '', versions: {} },
    remotes,
  })}</script>`;
  const asked: string[] = [];
  const answer = (address: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${address}`);
    if (out.some((part) => address.includes(part))) return Promise.reject(new TypeError('offline'));
    return Promise.resolve({ ok: true });
  };
  Object.assign(globalThis, { fetch: answer });
  AbortSignal.timeout ??= () => new AbortController().signal;
  renderInShell(<StatusScreen />);
  return { asked, mend: () => out.splice(0) };
}

const stateOf = async (name: string) =>
  within((await screen.findByText(name)).closest('li')!).getByText(/正常|回應|暫停/).textContent;

test('what answers is said to work, and no code of a module is fetched for it', async () => {
  const { asked } = renderStatus();
  expect(await screen.findByText('所有服務都正常。')).toBeVisible();
  expect(await stateOf('登入與帳號')).toBe('正常');
  expect(await stateOf('活動頁面')).toBe('正常');
  expect(asked.filter((each) => each.includes('entry.js'))).toEqual([
    'HEAD /活動/entry.js',
    'HEAD /場地/entry.js',
  ]);
});

test('what does not answer is named, and asked again by a press', async () => {
  const { mend } = renderStatus(['/auth/v1', '/場地/']);
  expect(await screen.findByText(/有 2 項服務不正常/)).toBeVisible();
  expect(await stateOf('登入與帳號')).toBe('沒有回應');
  expect(await stateOf('場地頁面')).toBe('沒有回應');
  expect(await stateOf('資料讀取')).toBe('正常');
  mend();
  await userEvent.click(screen.getByRole('button', { name: '重新檢查' }));
  expect(await screen.findByText('所有服務都正常。')).toBeVisible();
});

test('a module that was switched off says why', async () => {
  renderStatus([], { notice: '場地預訂升級中，今晚八點恢復。' });
  expect(await stateOf('場地頁面')).toBe('暫停服務');
  expect(screen.getByText('場地預訂升級中，今晚八點恢復。')).toBeVisible();
});
