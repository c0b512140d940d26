import { formatMoment, formatTimeAgo } from '@spotlight/shared/format/parts';
import { describeNotification } from '@spotlight/shared/notifications';
import { VisuallyHidden } from '@spotlight/shared/ui/parts';
import { Link } from '@spotlight/shared/vendor/router';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { Notification } from '../data/notification/notification.schema';
import notificationsTexts from '../locales/notifications.zh-TW.json';
import { rowFace } from './notification-row.styles';
import { TopicIcon } from './topic-icon';

const RowLink = styled(Link)`
  ${rowFace}
`;
const RowButton = styled.button`
  ${rowFace}
`;

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: var(--surface-2);
  color: var(--ink-2);
`;

const Texts = styled.span`
  display: grid;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Sentence = styled.span`
  color: var(--ink-2);
  &[data-unread] {
    color: var(--ink);
    font-weight: var(--weight-bold);
  }
`;

const Detail = styled.span`
  display: -webkit-box;
  overflow: hidden;
  color: var(--ink-2);
  font-size: var(--text-14);
  white-space: pre-line;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

const Time = styled.time`
  color: var(--ink-3);
  font-size: var(--text-12);
`;

const Dot = styled.span`
  align-self: center;
  width: 10px;
  height: 10px;
  border-radius: 50%;
  background: var(--accent);
`;

export interface NotificationRowProps {
  notification: Notification;
  /** It was followed, or there is nowhere to go. */
  onRead: (notification: Notification) => void;
}

/** One notification; the whole row leads to what it is about. */
export function NotificationRow({ notification, onRead }: NotificationRowProps) {
  const t = useTexts(notificationsTexts);
  const { link, topic, createdAt, readAt } = notification;
  const text = describeNotification(notification);
  const isUnread = readAt === null;
  const content = (
    <>
      <Disc>
        <TopicIcon topic={topic} />
      </Disc>
      <Texts>
        <Sentence data-unread={isUnread || undefined}>
          {isUnread && <VisuallyHidden>{t('unread')}：</VisuallyHidden>}
          {text?.sentence ?? t('unknown')}
        </Sentence>
        {text?.details.map((detail) => (
          <Detail key={detail}>{detail}</Detail>
        ))}
        <Time dateTime={createdAt} title={formatMoment(createdAt)}>
          {formatTimeAgo(createdAt)}
        </Time>
      </Texts>
      {isUnread && <Dot />}
    </>
  );
  const handleClick = () => onRead(notification);
  return link ? (
    <RowLink to={link} onClick={handleClick}>
      {content}
    </RowLink>
  ) : (
    <RowButton type="button" onClick={handleClick}>
      {content}
    </RowButton>
  );
}
