import { useToasts } from '@spotlight/shared/contract';
import { Button, Panel, fromTablet, useErrorText } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useChangeFavorite } from '../../data/favorite/favorite.queries';
import type { Favorite } from '../../data/favorite/favorite.schema';
import favoritesTexts from '../../locales/favorites.zh-TW.json';
import { factsOf } from './favorite-facts';

const Row = styled(Panel)`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  align-items: center;
  gap: 8px 16px;
  & > button {
    grid-column: 2;
    justify-self: start;
  }
  @media ${fromTablet} {
    grid-template-columns: 144px minmax(0, 1fr) auto;
    & > button {
      grid-column: 3;
    }
  }
`;

const Picture = styled.div`
  overflow: hidden;
  border-radius: var(--radius-card);
`;

const Texts = styled.div`
  min-width: 0;
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: var(--leading-dense);
  overflow-wrap: anywhere;
  & > h3 {
    color: var(--ink);
    font-size: var(--text-16);
  }
  & a:hover {
    color: var(--accent-ink);
  }
`;

/** One kept thing, and the way out of the list, which can be taken back. */
export function FavoriteRow({ favorite }: { favorite: Favorite }) {
  const t = useTexts(favoritesTexts);
  const nameId = useId();
  const toasts = useToasts();
  const errorText = useErrorText();
  const change = useChangeFavorite();
  const shown = factsOf(favorite);
  const { entityType: kind, entityId: id } = favorite;
  const name = shown?.name ?? t('favorites.gone');
  const onError = (error: Error) => toasts.error(errorText(error));

  const putBack = () => change.mutate({ kind, id, isKept: true }, { onError });
  const remove = () =>
    change.mutate(
      { kind, id, isKept: false },
      {
        onError,
        onSuccess: () =>
          toasts.info(t('favorites.removed', { name }), {
            // What is not public any more cannot be kept again.
            ...(shown && { action: { label: t('favorites.undo'), onClick: putBack } }),
          }),
      },
    );
  return (
    <Row as="article" aria-labelledby={nameId}>
      <Picture>{shown?.picture}</Picture>
      <Texts>
        <h3 id={nameId}>{shown ? <Link to={shown.to}>{name}</Link> : name}</h3>
        {(shown?.facts ?? [t('favorites.goneHelp')]).map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
      </Texts>
      <Button
        variant="plain"
        size="sm"
        aria-label={t('favorites.removeNamed', { name })}
        isBusy={change.isPending}
        onClick={remove}
      >
        {t(kind === 'performer' ? 'favorites.unfollow' : 'favorites.remove')}
      </Button>
    </Row>
  );
}
