import { usePageMeta } from '@spotlight/shared/contract';
import { cityIds, readChoice, readQuery } from '@spotlight/shared/format/parts';
import { ButtonLink, Container, EmptyState, LitArea, fromTablet } from '@spotlight/shared/ui/parts';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { eventLinks } from '@spotlight/shared/contract/links';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { SearchBar } from '../../components/search-bar/search-bar';
import {
  useFoundEvents,
  useFoundPerformers,
  useFoundVenues,
} from '../../data/search/search.queries';
import accountTexts from '../../locales/account.zh-TW.json';
import { EventResults, PerformerResults, VenueResults } from './results';

const Head = styled(Container)`
  display: grid;
  gap: 20px;
  padding-block: 24px 32px;
  @media ${fromTablet} {
    padding-block: 40px;
    text-align: center;
  }
`;

const Title = styled.h1`
  font-size: var(--text-28);
  line-height: var(--leading-tight);
  overflow-wrap: anywhere;
  @media ${fromTablet} {
    font-size: var(--text-36);
  }
`;

const Results = styled(Container)`
  display: grid;
  gap: 40px;
`;

/** 搜尋結果: the best of each kind, with the way to all of them. */
export function SearchScreen() {
  const t = useTexts(accountTexts);
  const [search] = useSearchParams();
  const query = readQuery(search);
  const city = readChoice(search, 'city', cityIds) ?? '';
  const title = query ? t('search.titleFor', { query }) : t('search.title');
  usePageMeta({ title });

  const terms = { query, city };
  const events = useFoundEvents(terms);
  const venues = useFoundVenues(terms);
  const performers = useFoundPerformers(terms);
  const isNothing = [events, venues, performers].every(({ data }) => data?.total === 0);

  return (
    <LitArea>
      <Head>
        <Title>{title}</Title>
        <SearchBar key={`${query} ${city}`} defaultQuery={query} defaultCity={city} />
      </Head>
      {isNothing ? (
        <EmptyState
          title={t('search.emptyTitle')}
          help={t('search.emptyHelp')}
          action={<ButtonLink to={eventLinks.events}>{t('search.emptyAction')}</ButtonLink>}
        />
      ) : (
        <Results>
          <EventResults query={events} terms={terms} />
          <VenueResults query={venues} terms={terms} />
          <PerformerResults query={performers} terms={terms} />
        </Results>
      )}
    </LitArea>
  );
}
