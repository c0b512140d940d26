import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../../contract/testing';
import english from '../../locales/en.json';
import { ShareButton } from './share-button';

const deviceShare = jest.fn();

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  deviceShare.mockReset();
});

const withDeviceShare = () =>
  Object.defineProperty(navigator, 'share', { value: deviceShare, configurable: true });

test('where the device has no share sheet, the address can be copied or sent through LINE', async () => {
  const user = userEvent.setup();
  const { services } = renderInShell(<ShareButton title="冬夜電音" />);
  await user.click(screen.getByRole('button', { name: '分享' }));
  expect(await screen.findByRole('textbox', { name: '連結' })).toHaveValue(location.href);
  expect(screen.getByRole('link', { name: '用 LINE 分享' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent(location.href)),
  );
  await user.click(screen.getByRole('button', { name: '複製連結' }));
  expect(services.toasts).toHaveProperty('messages', ['已複製連結']);
  expect(await navigator.clipboard.readText()).toBe(location.href);
});

test('the device shares where it can, and closing its sheet is an answer', async () => {
  withDeviceShare();
  deviceShare.mockRejectedValue(new DOMException('closed', 'AbortError'));
  const user = userEvent.setup();
  renderInShell(<ShareButton title="冬夜電音" />);
  await user.click(screen.getByRole('button', { name: '分享' }));
  expect(deviceShare).toHaveBeenCalledWith({ title: '冬夜電音', url: location.href });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('what is looked at can have another address than the page', async () => {
  withDeviceShare();
  const user = userEvent.setup();
  renderInShell(<ShareButton title="路線" address="/support-map/route?day=2026-12-05" />);
  await user.click(screen.getByRole('button', { name: '分享' }));
  expect(deviceShare).toHaveBeenCalledWith({
    title: '路線',
    url: `${location.origin}/support-map/route?day=2026-12-05`,
  });
});

test('a link that is shared by somebody who reads English leads to the page in English', async () => {
  withDeviceShare();
  const user = userEvent.setup();
  renderInShell(<ShareButton title="Route" address="/support-map/route?day=2026-12-05" />, {
    texts: { ui: english },
  });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(deviceShare).toHaveBeenCalledWith({
    title: 'Route',
    url: `${location.origin}/support-map/route?day=2026-12-05&lang=en`,
  });
});

test('a device that refuses to share leaves copying', async () => {
  withDeviceShare();
  deviceShare.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  const user = userEvent.setup();
  renderInShell(<ShareButton title="冬夜電音" isIconOnly />);
  await user.click(screen.getByRole('button', { name: '分享' }));
  expect(await screen.findByRole('button', { name: '複製連結' })).toBeInTheDocument();
});
