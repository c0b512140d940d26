import { Panel } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { notificationDays } from '../../data/notification/notification-days.rules';
import type { Notification } from '../../data/notification/notification.schema';
import notificationsTexts from '../../locales/notifications.zh-TW.json';
import { NotificationRow } from '../../notifications/notification-row';
import { useReadNotification } from '../../notifications/use-read-notification';

const Day = styled.h2`
  margin: 8px 0;
  color: var(--ink-2);
  font-size: var(--text-14);
`;

const Rows = styled(Panel)`
  padding: 4px;
`;

/** Notifications under the names of their days. */
export function NotificationDays({ items }: { items: readonly Notification[] }) {
  const t = useTexts(notificationsTexts);
  const read = useReadNotification();
  return notificationDays(items).map(({ day, name, items: ofDay }) => (
    <section key={day} aria-labelledby={`day-${day}`}>
      <Day id={`day-${day}`}>{name === 'today' || name === 'yesterday' ? t(name) : name}</Day>
      <Rows>
        <ul>
          {ofDay.map((notification) => (
            <li key={notification.id}>
              <NotificationRow notification={notification} onRead={read} />
            </li>
          ))}
        </ul>
      </Rows>
    </section>
  ));
}
