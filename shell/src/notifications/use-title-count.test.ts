import { renderHook, waitFor } from '@testing-library/react';
import { useTitleCount } from './use-title-count';

beforeEach(() => {
  document.title = '探索活動';
});

it('stands before the title of each page, and leaves with the last unread one', async () => {
  const { rerender, unmount } = renderHook(({ unread }) => useTitleCount(unread), {
    initialProps: { unread: 2 },
  });
  expect(document.title).toBe('(2) 探索活動');
  document.title = '票券管理';
  await waitFor(() => expect(document.title).toBe('(2) 票券管理'));
  rerender({ unread: 1 });
  expect(document.title).toBe('(1) 票券管理');
  rerender({ unread: 0 });
  expect(document.title).toBe('票券管理');
  unmount();
});

it('leaves with the person', () => {
  const { unmount } = renderHook(() => useTitleCount(3));
  unmount();
  expect(document.title).toBe('探索活動');
});
