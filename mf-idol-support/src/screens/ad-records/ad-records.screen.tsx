import {
  ButtonLink,
  Container,
  EmptyState,
  PageHeading,
  PagedResults,
  SectionHeading,
  Skeleton,
  useListFilters,
} from '@spotlight/shared/ui';
import { readPage, writeSearch } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { OwnSupportAds } from '../../components/support-ad/own-support-ads';
import { OWN_AD_PAGE_SIZE } from '../../data/own-ad/own-ad-page.rules';
import { useOwnAds } from '../../data/own-ad/own-ad.queries';
import ownAdsTexts from '../../locales/own-ads.zh-TW.json';
import { paths } from '../../paths';
import { AdEntry } from './ad-entry';

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  align-content: start;
  max-width: calc(960px + 2 * var(--gutter));
  padding-block: 24px var(--section-gap);
`;

const List = styled.ul`
  display: grid;
  gap: 12px;
`;

const address = {
  path: paths.adRecords,
  read: (params: URLSearchParams) => ({ page: readPage(params), sort: null }),
  write: ({ page }: { page: number }) => writeSearch({ page }),
};

/** /ad-records: the own advertisements and support ads, how far they are and how often they were seen. */
export function AdRecordsScreen() {
  const t = useTexts(ownAdsTexts);
  const { filters, hrefWith } = useListFilters(address);
  return (
    <Column>
      <PageHeading
        title={t('ownAds.title')}
        lead={t('ownAds.lead')}
        action={<ButtonLink to={paths.registerAd}>{t('ownAds.book')}</ButtonLink>}
      />
      <section>
        <SectionHeading title={t('ownAds.site')} />
        <PagedResults
          query={useOwnAds(filters.page)}
          label={t('ownAds.list')}
          count={(total) => t('ownAds.total', { count: total })}
          order={t('ownAds.order')}
          controls={null}
          page={filters.page}
          pageSize={OWN_AD_PAGE_SIZE}
          hrefFor={(page) => hrefWith({ page })}
          pending={<Skeleton height={420} radius="var(--radius-card)" />}
          empty={
            <EmptyState
              isPart
              title={t('ownAds.empty')}
              help={t('ownAds.emptyHelp')}
              action={<ButtonLink to={paths.adProducts}>{t('ownAds.browse')}</ButtonLink>}
            />
          }
          errorTitle={t('ownAds.error')}
        >
          {(ads) => (
            <List>
              {ads.map((ad) => (
                <li key={ad.id}>
                  <AdEntry ad={ad} />
                </li>
              ))}
            </List>
          )}
        </PagedResults>
      </section>
      <OwnSupportAds />
    </Column>
  );
}
