import { formatDate, pageCountOf } from '@spotlight/shared/format';
import promotionTexts from '@spotlight/shared/locales/promotion.zh-TW.json';
import {
  Badge,
  Breadcrumbs,
  ButtonLink,
  Container,
  EmptyState,
  PageHeading,
  Pagination,
  Panel,
  QueryView,
  SectionHeading,
  Skeleton,
  type BadgeTone,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { useId } from 'react';
import { styled } from 'styled-components';
import { OWN_PAGE_SIZE } from '../../data/spot/spot-filters.rules';
import { useOwnSpots, useVisits } from '../../data/spot/spot.queries';
import type { Spot } from '../../data/spot/spot.schema';
import formTexts from '../../locales/spot-form.zh-TW.json';
import mapTexts from '../../locales/support-map.zh-TW.json';
import { paths, spotPath } from '../../paths';
import { SpotRow } from '../../components/spot/spot-row';
import { SpotActions } from './spot-actions';

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  max-width: calc(860px + 2 * var(--gutter));
  padding-block: 20px var(--section-gap);
`;

const List = styled.ul`
  display: grid;
  gap: 12px;
  margin-bottom: 16px;
`;

const Entry = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  justify-items: start;
  padding-block: 8px 16px;
`;

const tones: Record<Spot['status'], BadgeTone> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
  closed: 'neutral',
};

const pageOf = (params: URLSearchParams, name: string) =>
  Math.max(1, Math.trunc(Number(params.get(name))) || 1);

/** /support-map/mine: the spots that somebody added, and their stamps. */
export function MySpotsScreen() {
  const t = useTexts(formTexts, mapTexts);
  return (
    <Column>
      <Breadcrumbs
        items={[
          { label: t('supportMap.title'), to: paths.supportMap },
          { label: t('mySpots.title') },
        ]}
      />
      <PageHeading
        title={t('mySpots.title')}
        lead={t('mySpots.lead')}
        action={<ButtonLink to={paths.newSpot}>{t('mySpots.add')}</ButtonLink>}
      />
      <AddedSpots />
      <Visits />
    </Column>
  );
}

function AddedSpots() {
  const t = useTexts(formTexts, promotionTexts);
  const titleId = useId();
  const [params] = useSearchParams();
  const page = pageOf(params, 'page');
  return (
    <section aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={t('mySpots.added')} />
      <QueryView
        query={useOwnSpots(page)}
        pending={<Skeleton height={220} radius="var(--radius-card)" />}
        errorTitle={t('mySpots.error')}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            title={t('mySpots.none')}
            help={t('mySpots.noneHelp')}
            action={<ButtonLink to={paths.newSpot}>{t('mySpots.add')}</ButtonLink>}
          />
        }
      >
        {({ items, total }) => (
          <>
            <List>
              {items.map((spot) => (
                <li key={spot.id}>
                  <Entry>
                    <SpotRow spot={spot} to={spotPath(spot.id)} />
                    <Badge tone={tones[spot.status]}>{t(`spotStatus.${spot.status}`)}</Badge>
                    {spot.status !== 'closed' && <SpotActions spot={spot} />}
                  </Entry>
                </li>
              ))}
            </List>
            <Pagination
              page={page}
              pageCount={pageCountOf(total, OWN_PAGE_SIZE)}
              hrefFor={(number) => `?page=${number}`}
            />
          </>
        )}
      </QueryView>
    </section>
  );
}

function Visits() {
  const t = useTexts(formTexts);
  const titleId = useId();
  const [params] = useSearchParams();
  const page = pageOf(params, 'visits');
  return (
    <section aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={t('mySpots.visits')} />
      <QueryView
        query={useVisits(page)}
        pending={<Skeleton height={220} radius="var(--radius-card)" />}
        errorTitle={t('mySpots.error')}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            title={t('mySpots.noVisits')}
            help={t('mySpots.noVisitsHelp')}
            action={
              <ButtonLink to={paths.supportMap} variant="outline">
                {t('mySpots.toMap')}
              </ButtonLink>
            }
          />
        }
      >
        {({ items, total }) => (
          <>
            <List>
              {items.map(({ day, spot }) => (
                <li key={`${day}/${spot.id}`}>
                  <Entry>
                    <SpotRow spot={spot} to={spotPath(spot.id)} />
                    <Badge tone="accent">{t('mySpots.visitedOn', { date: formatDate(day) })}</Badge>
                  </Entry>
                </li>
              ))}
            </List>
            <Pagination
              page={page}
              pageCount={pageCountOf(total, OWN_PAGE_SIZE)}
              hrefFor={(number) => `?visits=${number}`}
            />
          </>
        )}
      </QueryView>
    </section>
  );
}
