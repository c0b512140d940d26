import { ButtonLink, CardGrid, Container, SectionHeading } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { FollowedCard } from '../../components/follow/followed-card';
import { useFollowed } from '../../data/follow/follow.queries';
import favoritesTexts from '../../locales/favorites.zh-TW.json';
import { paths } from '../../paths';

const SHOWN = 4;

/** 你關注的表演者: whose event comes first. Nothing while somebody follows nobody, and nothing when it cannot be read. */
export function HomeFollows() {
  const t = useTexts(favoritesTexts);
  const titleId = useId();
  const { data: followed } = useFollowed({ sort: 'event', page: 1 });
  if (!followed?.items.length) return null;
  return (
    <Container as="section" aria-labelledby={titleId}>
      <SectionHeading
        id={titleId}
        title={t('favorites.home.title')}
        lead={t('favorites.home.lead')}
        action={
          <ButtonLink to={paths.favorites} variant="text" size="sm">
            {t('favorites.home.all')}
          </ButtonLink>
        }
      />
      <CardGrid columns={2} label={t('favorites.home.title')}>
        {followed.items.slice(0, SHOWN).map((performer) => (
          <FollowedCard key={performer.id} performer={performer} />
        ))}
      </CardGrid>
    </Container>
  );
}
