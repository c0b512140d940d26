import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { renderInShell } from '../../contract/testing';
import { lazyPart } from './lazy-part';
import { OverlayFailure, SilentFailure } from './part-failure';

interface Props {
  name: string;
  onClose?: () => void;
}
const Arrived = ({ name }: Props) => <p>{name} 到了</p>;

/** Code that fails as often as it is told to. */
function flaky(failures: number) {
  let left = failures;
  const load = jest.fn((): Promise<ComponentType<Props>> =>
    left-- > 0 ? Promise.reject(new Error('ChunkLoadError')) : Promise.resolve(Arrived),
  );
  return load;
}
const retryButton = () => screen.findByRole('button', { name: '重試' });

test('a part shows what stands for it, then itself', async () => {
  const Part = lazyPart(flaky(0), { pending: <p>稍候</p> });
  renderInShell(<Part name="時刻表" />);
  expect(screen.getByText('稍候')).toBeVisible();
  expect(await screen.findByText('時刻表 到了')).toBeVisible();
});

test('code that was fetched ahead is drawn at once', async () => {
  const load = flaky(0);
  const Part = lazyPart(load, { pending: <p>稍候</p> });
  expect(await Part.preload()).toBe(true);
  renderInShell(<Part name="時刻表" />);
  expect(screen.getByText('時刻表 到了')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('code that did not arrive says so in its place, and a press heals', async () => {
  const user = userEvent.setup();
  const Part = lazyPart(flaky(2));
  renderInShell(<Part name="時刻表" />);
  await user.click(await retryButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('這項功能暫時載入失敗');
  await user.click(await retryButton());
  expect(await screen.findByText('時刻表 到了')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a failure ahead of the first use is not told, and does not stay', async () => {
  const Part = lazyPart(flaky(1));
  expect(await Part.preload()).toBe(false);
  renderInShell(<Part name="時刻表" />);
  expect(await screen.findByText('時刻表 到了')).toBeVisible();
});

test('a part that opens over the page can be closed when it did not come', async () => {
  const user = userEvent.setup();
  const onClose = jest.fn();
  const Part = lazyPart(flaky(1), { Failed: OverlayFailure });
  renderInShell(<Part name="時刻表" onClose={onClose} />);
  await user.click(await screen.findByRole('button', { name: '關閉' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a part that the page is whole without is missing silently', async () => {
  const load = flaky(1);
  const Part = lazyPart(load, { Failed: SilentFailure });
  renderInShell(<Part name="時刻表" />);
  await act(async () => void (await Part.preload()));
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('whoever opens a part knows that its code is on the way', async () => {
  const Part = lazyPart(flaky(0));
  const Opener = () => <button aria-busy={Part.useIsLoading()}>開啟</button>;
  renderInShell(<Opener />);
  let arrival = Promise.resolve(false);
  act(() => void (arrival = Part.preload()));
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  await act(async () => void (await arrival));
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'false');
});
