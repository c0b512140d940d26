import { Artwork } from '@spotlight/artwork';
import { useToasts } from '@spotlight/shared/contract';
import { eventLinks } from '@spotlight/shared/contract/links';
import { formatDateTime } from '@spotlight/shared/format';
import {
  Badge,
  Button,
  CakeIcon,
  Panel,
  Switch,
  fromTablet,
  useErrorText,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useChangeFollow } from '../../data/follow/follow.mutations';
import type { Followed } from '../../data/follow/follow.schema';
import favoritesTexts from '../../locales/favorites.zh-TW.json';
import { birthdayPagePath, performerPath } from '../../paths';

const Row = styled(Panel)`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
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

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  @media not ${fromTablet} {
    grid-column: 1 / -1;
    justify-content: space-between;
  }
`;

/** From here on a birthday is worth a word. */
const SOON_DAYS = 60;

/** One followed performer: what comes next, the bell, and the way out, which can be taken back. */
export function FollowedRow({ performer }: { performer: Followed }) {
  const t = useTexts(favoritesTexts);
  const nameId = useId();
  const toasts = useToasts();
  const errorText = useErrorText();
  const change = useChangeFollow();
  /** What was pressed: shown at once, and taken back when it is refused. */
  const [wanted, setWanted] = useState<boolean>();
  const { id, performerName: name, notify, nextEvent, daysToBirthday: days } = performer;
  const onError = (error: Error) => toasts.error(errorText(error));

  const setBell = (isTold: boolean) => {
    setWanted(isTold);
    change.mutate(
      { performerId: id, isFollowed: true, isTold },
      {
        onError: (error) => {
          setWanted(undefined);
          onError(error);
        },
        onSuccess: () => toasts.success(t(isTold ? 'favorites.told' : 'favorites.quiet', { name })),
      },
    );
  };
  const follow = () =>
    change.mutate({ performerId: id, isFollowed: true, isTold: notify }, { onError });
  const leave = () =>
    change.mutate(
      { performerId: id, isFollowed: false },
      {
        onError,
        onSuccess: () =>
          toasts.info(t('favorites.left', { name }), {
            action: { label: t('favorites.undo'), onClick: follow },
          }),
      },
    );
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
              {days === 0 ? t('favorites.birthdayToday') : t('favorites.birthday', { days })}
            </Badge>
          </Link>
        )}
      </Facts>
      <Choices>
        <Switch
          label={t('favorites.bell', { name })}
          checked={wanted ?? notify}
          disabled={change.isPending}
          onChange={(event) => setBell(event.target.checked)}
        />
        <Button
          variant="plain"
          size="sm"
          aria-label={t('favorites.leaveNamed', { name })}
          isBusy={change.isPending}
          onClick={leave}
        >
          {t('favorites.leave')}
        </Button>
      </Choices>
    </Row>
  );
}
