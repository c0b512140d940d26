import { useSession } from '@spotlight/shared/contract';
import { Container, PageHeading } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import texts from '../../locales/recommendations.zh-TW.json';
import { EventRecommendations } from './event-recommendations';
import { PageMatches } from './page-matches';

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding-top: 32px;
`;

/** 智慧推薦, which venues know as 智慧配對: what suits whoever the person acts as. */
export function RecommendationsScreen() {
  const t = useTexts(texts);
  const { userType } = useSession();
  if (userType === 'venue')
    return (
      <Page>
        <PageHeading title={t('matching')} lead={t('performersLead')} />
        <PageMatches audience="venue" />
      </Page>
    );
  if (userType === 'performer')
    return (
      <Page>
        <PageHeading title={t('title')} lead={t('venuesLead')} />
        <PageMatches audience="performer" />
      </Page>
    );
  return (
    <Page>
      <PageHeading title={t('title')} lead={t('lead')} />
      <EventRecommendations />
    </Page>
  );
}
