import { useBackend, useLive, useSession } from '@spotlight/shared/contract';
import { isRush, type Backend } from '@spotlight/shared/data';
import { keepPreviousData, queryOptions, useQuery } from '@spotlight/shared/vendor/query';
import { mailStateKeys, notificationKeys, notificationSettingKeys } from './notification.keys';
import {
  getMailState,
  getNotificationSettings,
  listNotificationPages,
  listNotifications,
} from './notification.repository';

/** So many stand under the bell. */
const LATEST = 6;
const PAGE_SIZE = 30;
/** Returning to the tab asks, too. While a sale opens what is known stays. */
const EVERY_MS = 60_000;
/** While changes are heard. */
const CALM_MS = 600_000;
const changes = { notification: [notificationKeys.all] };

type Notifications = Awaited<ReturnType<typeof listNotifications>>;

const latestQuery = (backend: Backend, userId: string, isLive: boolean) =>
  queryOptions({
    queryKey: notificationKeys.latest(userId),
    queryFn: ({ signal, client }) =>
      (isRush() && client.getQueryData<Notifications>(notificationKeys.latest(userId))) ||
      listNotifications(backend, { limit: LATEST }, signal),
    refetchInterval: isLive ? CALM_MS : EVERY_MS,
    refetchOnWindowFocus: 'always',
  });

const pagesQuery = (backend: Backend, pages: number) =>
  queryOptions({
    queryKey: notificationKeys.pages(pages),
    queryFn: ({ signal }) => listNotificationPages(backend, { pages, pageSize: PAGE_SIZE }, signal),
    placeholderData: keepPreviousData,
  });

const settingsQuery = (backend: Backend) =>
  queryOptions({
    queryKey: notificationSettingKeys.all,
    queryFn: ({ signal }) => getNotificationSettings(backend, signal),
  });

/** What the bell shows, kept fresh while the page is looked at. */
export function useLatestNotifications() {
  const userId = useSession().user?.id ?? '';
  const isLive = useLive(userId ? `person:${userId}` : null, changes);
  return useQuery(latestQuery(useBackend(), userId, isLive));
}

/** As many pages of the whole list as were asked for. */
export const useNotificationPages = (pages: number) => useQuery(pagesQuery(useBackend(), pages));

/** Whether mails reach the person, as far as mail servers have said. */
export function useMailState() {
  const backend = useBackend();
  return useQuery({
    queryKey: mailStateKeys.all,
    queryFn: ({ signal }) => getMailState(backend, signal),
  });
}

/** By topic what is told on which way. */
export const useNotificationSettings = () => useQuery(settingsQuery(useBackend()));
