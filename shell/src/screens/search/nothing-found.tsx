import { ButtonLink, EmptyState } from '@spotlight/shared/ui/parts';
import {
  eventLinks,
  performerLinks,
  supportLinks,
  venueLinks,
} from '@spotlight/shared/contract/links';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import searchTexts from '../../locales/search.zh-TW.json';

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
`;

/** Nothing of any kind: the same words without the city, or the lists of each kind. */
export function NothingFound({ everywherePath }: { everywherePath: string | null }) {
  const t = useTexts(searchTexts);
  return (
    <EmptyState
      title={t('search.emptyTitle')}
      help={t('search.emptyHelp')}
      action={
        <Ways>
          {everywherePath && (
            <ButtonLink to={everywherePath}>{t('search.emptyEverywhere')}</ButtonLink>
          )}
          <ButtonLink variant="outline" to={eventLinks.events}>
            {t('search.emptyAction')}
          </ButtonLink>
          <ButtonLink variant="outline" to={performerLinks.performers}>
            {t('search.emptyPerformers')}
          </ButtonLink>
          <ButtonLink variant="outline" to={venueLinks.venues}>
            {t('search.emptyVenues')}
          </ButtonLink>
          <ButtonLink variant="outline" to={supportLinks.supportMap}>
            {t('search.emptySpots')}
          </ButtonLink>
        </Ways>
      }
    />
  );
}
