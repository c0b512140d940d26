import { ButtonLink, EmptyState, QueryView } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useLatestNotifications } from '../data/notification/notification.queries';
import notificationsTexts from '../locales/notifications.zh-TW.json';
import { paths } from '../paths';
import { MarkAllButton } from './mark-all-button';
import { NotificationRow } from './notification-row';
import { RowSkeletons } from './row-skeletons';
import { useReadNotification } from './use-read-notification';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px;
  position: sticky;
  bottom: 0;
  margin-top: 4px;
  padding-block: 8px;
  border-top: 1px solid var(--line);
  background: var(--surface);
`;

/** What stands under the bell: the latest ones, and the ways on. */
export function LatestNotifications({ onClose }: { onClose: () => void }) {
  const t = useTexts(notificationsTexts);
  const read = useReadNotification();
  const query = useLatestNotifications();
  return (
    <>
      <QueryView
        query={query}
        errorTitle={t('error')}
        pending={<RowSkeletons count={4} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t('emptyTitle')} help={t('emptyHelp')} />}
      >
        {({ items }) => (
          <ul>
            {items.map((notification) => (
              <li key={notification.id}>
                <NotificationRow
                  notification={notification}
                  onRead={(followed) => {
                    read(followed);
                    if (followed.link) onClose();
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <Foot>
        <ButtonLink variant="plain" size="sm" to={paths.notifications} onClick={onClose}>
          {t('all')}
        </ButtonLink>
        <MarkAllButton unread={query.data?.unread ?? 0} />
      </Foot>
    </>
  );
}
