import { Artwork } from '@spotlight/artwork';
import { eventLinks } from '@spotlight/shared/contract/links';
import { formatDateTime } from '@spotlight/shared/format';
import { Badge, CakeIcon, Panel, fromTablet } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Followed } from '../../data/follow/follow.schema';
import favoritesTexts from '../../locales/favorites.zh-TW.json';
import { birthdayPagePath, performerPath } from '../../paths';

const Row = styled(Panel)`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  align-content: start;
  align-items: start;
  gap: 12px 16px;
  @media ${fromTablet} {
    grid-template-columns: 96px minmax(0, 1fr) auto;
    align-items: center;
  }
`;

const Portrait = styled(Artwork)`
  border-radius: var(--radius-control);
`;

const Facts = styled.div`
  display: grid;
  justify-items: start;
  gap: 4px;
  font-size: var(--text-14);
  & > h3 {
    font-size: var(--text-16);
    overflow-wrap: anywhere;
  }
  & > p {
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
  & a:hover {
    text-decoration: underline;
  }
`;

/** From here on a birthday is worth a word. */
const SOON_DAYS = 60;

export interface FollowedCardProps {
  performer: Followed;
  /** What can be done with them. */
  children?: ReactNode;
}

/** A performer whom somebody follows, with what comes next: the event, and the birthday when it is near. */
export function FollowedCard({ performer, children }: FollowedCardProps) {
  const t = useTexts(favoritesTexts);
  const nameId = useId();
  const { id, performerName: name, nextEvent, daysToBirthday: days } = performer;
  return (
    <Row as="article" aria-labelledby={nameId}>
      <Portrait
        kind="performer"
        id={id}
        category={performer.category}
        title={name}
        imageUrl={performer.profileImageUrl}
        sizes="96px"
        isDecorative
      />
      <Facts>
        <h3 id={nameId}>
          <Link to={performerPath(id)}>{name}</Link>
        </h3>
        {nextEvent ? (
          <p>
            {t('favorites.next')}{' '}
            <Link to={eventLinks.event(nextEvent.id)}>
              {formatDateTime(
                nextEvent.date,
                nextEvent.time,
                nextEvent.isTimeUndecided,
                nextEvent.endsAt,
              )}{' '}
              <u>{nextEvent.title}</u>
            </Link>
          </p>
        ) : (
          <p>{t('favorites.noEvent')}</p>
        )}
        {days !== null && days <= SOON_DAYS && (
          <Link to={birthdayPagePath(id)}>
            <Badge tone="amber" icon={<CakeIcon size={16} />}>
              {days === 0 ? t('favorites.birthdayToday') : t('favorites.birthday', { count: days })}
            </Badge>
          </Link>
        )}
      </Facts>
      {children}
    </Row>
  );
}
