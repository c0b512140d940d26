import { useToasts } from '@spotlight/shared/contract';
import { Button, Switch, fromTablet, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FollowedCard } from '../../components/follow/followed-card';
import { useChangeFollow } from '../../data/follow/follow.mutations';
import type { Followed } from '../../data/follow/follow.schema';
import favoritesTexts from '../../locales/favorites.zh-TW.json';

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

/** One followed performer: what comes next, the bell, and the way out, which can be taken back. */
export function FollowedRow({ performer }: { performer: Followed }) {
  const t = useTexts(favoritesTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const change = useChangeFollow();
  /** What was pressed: shown at once, and taken back when it is refused. */
  const [wanted, setWanted] = useState<boolean>();
  const { id, performerName: name, notify } = performer;
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
    <FollowedCard performer={performer}>
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
    </FollowedCard>
  );
}
