import { createToastQueue, type QueuedToast } from './toast-queue';

it('keeps what is said before there is an outlet, in its order', () => {
  const queue = createToastQueue();
  const shown: QueuedToast[] = [];
  queue.success('一');
  queue.error('二', { description: '說明' });
  queue.connect((toast) => shown.push(toast));
  queue.info('三');
  expect(shown).toEqual([
    { tone: 'success', message: '一', options: {} },
    { tone: 'error', message: '二', options: { description: '說明' } },
    { tone: 'info', message: '三', options: {} },
  ]);
});

it('tells the outlet once that it is needed', () => {
  const queue = createToastQueue();
  const listener = jest.fn();
  queue.store.subscribe(listener);
  expect(queue.store.getState().isUsed).toBe(false);
  queue.info('一');
  queue.info('二');
  expect(queue.store.getState().isUsed).toBe(true);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('waits again after the outlet has gone', () => {
  const queue = createToastQueue();
  const disconnect = queue.connect(() => undefined);
  disconnect();
  queue.info('later');
  const shown: QueuedToast[] = [];
  queue.connect((toast) => shown.push(toast));
  expect(shown).toHaveLength(1);
});
