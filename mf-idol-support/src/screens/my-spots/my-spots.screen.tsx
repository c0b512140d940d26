import { formatDate, readPage } from '@spotlight/shared/format';
import promotionTexts from '@spotlight/shared/locales/promotion.zh-TW.json';
import {
  Badge,
  Breadcrumbs,
  ButtonLink,
  Container,
  EmptyState,
  PageHeading,
  type BadgeTone,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { SpotRow } from '../../components/spot/spot-row';
import { useOwnSpots, useVisits } from '../../data/spot/spot.queries';
import type { Spot } from '../../data/spot/spot.schema';
import formTexts from '../../locales/spot-form.zh-TW.json';
import mapTexts from '../../locales/support-map.zh-TW.json';
import { paths, spotPath } from '../../paths';
import { PagedPart } from './paged-part';
import { SpotActions } from './spot-actions';

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  max-width: calc(860px + 2 * var(--gutter));
  padding-block: 20px var(--section-gap);
`;

const tones: Record<Spot['status'], BadgeTone> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
  closed: 'neutral',
};

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
  const [params] = useSearchParams();
  return (
    <PagedPart
      title={t('mySpots.added')}
      param="page"
      query={useOwnSpots(readPage(params, 'page'))}
      empty={
        <EmptyState
          title={t('mySpots.none')}
          help={t('mySpots.noneHelp')}
          action={<ButtonLink to={paths.newSpot}>{t('mySpots.add')}</ButtonLink>}
        />
      }
      keyOf={({ id }) => id}
    >
      {(spot) => (
        <>
          <SpotRow spot={spot} to={spotPath(spot.id)} />
          <Badge tone={tones[spot.status]}>{t(`spotStatus.${spot.status}`)}</Badge>
          {spot.status !== 'closed' && <SpotActions spot={spot} />}
        </>
      )}
    </PagedPart>
  );
}

function Visits() {
  const t = useTexts(formTexts);
  const [params] = useSearchParams();
  return (
    <PagedPart
      title={t('mySpots.visits')}
      param="visits"
      query={useVisits(readPage(params, 'visits'))}
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
      keyOf={({ day, spot }) => `${day}/${spot.id}`}
    >
      {({ day, spot }) => (
        <>
          <SpotRow spot={spot} to={spotPath(spot.id)} />
          <Badge tone="accent">{t('mySpots.visitedOn', { date: formatDate(day) })}</Badge>
        </>
      )}
    </PagedPart>
  );
}
