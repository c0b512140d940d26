import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { keepMeasuringChoice } from './measuring';
import { createFakeBackend, renderInShell } from './testing';
import { useEngagement } from './use-engagement';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';

beforeEach(() => {
  Object.defineProperty(navigator, 'userAgent', { value: BROWSER, configurable: true });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'userAgent');
  Reflect.deleteProperty(navigator, 'webdriver');
  Reflect.deleteProperty(document, 'visibilityState');
  localStorage.clear();
});

function Page({ id }: { id: string }) {
  const tellShared = useEngagement('event', id);
  return <button onClick={tellShared}>shared</button>;
}

function visit(id: string) {
  const told: unknown[] = [];
  renderInShell(<Page id={id} />, {
    services: {
      backend: createFakeBackend({
        record_engagement: (args) => {
          told.push(args);
          return { data: null };
        },
      }),
    },
  });
  return told;
}
/** Two seconds and the code that comes after them. */
const look = async () => {
  await act(() => jest.advanceTimersByTimeAsync(2100));
  jest.useRealTimers();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
};

test('a visit of two seconds is told once, a share when it happens', async () => {
  jest.useFakeTimers();
  const told = visit('looked-at');
  expect(told).toEqual([]);
  await look();
  const session = sessionStorage.getItem('spotlight.visit');
  expect(session).toHaveLength(36);
  const view = { p_entity_type: 'event', p_entity_id: 'looked-at', p_session: session };
  expect(told).toEqual([{ ...view, p_action: 'view' }]);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(told).toHaveLength(2));
  expect(told[1]).toEqual({ ...view, p_action: 'share' });
});

test('a tab in the background looks at nothing until it is shown', async () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  jest.useFakeTimers();
  const told = visit('in-background');
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(told).toEqual([]);
  Reflect.deleteProperty(document, 'visibilityState');
  document.dispatchEvent(new Event('visibilitychange'));
  await look();
  expect(told).toHaveLength(1);
});

test.each([
  ['who said no', () => keepMeasuringChoice(false)],
  [
    'a robot',
    () =>
      Object.defineProperty(navigator, 'userAgent', { value: 'Googlebot/2.1', configurable: true }),
  ],
  [
    'a browser that a program drives',
    () => Object.defineProperty(navigator, 'webdriver', { value: true, configurable: true }),
  ],
])('%s is not counted', async (who, begin) => {
  begin();
  jest.useFakeTimers();
  const told = visit(who);
  await look();
  expect(told).toEqual([]);
});
