import { formatDate } from '@spotlight/shared/format';
import { Part } from '@spotlight/shared/own-page';
import {
  Breadcrumbs,
  ButtonLink,
  Container,
  NotFoundState,
  Notice,
  PageHeading,
  QueryView,
  Skeleton,
  lazyPart,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useParams } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { useOwnAd } from '../../data/own-ad/own-ad.queries';
import type { OwnAd } from '../../data/own-ad/own-ad.schema';
import ownAdsTexts from '../../locales/own-ads.zh-TW.json';
import { paths } from '../../paths';
import { MoveDays } from './move-days';

/** What uploads and checks pictures comes after the days. */
const SwapArtwork = lazyPart(
  () => import(/* webpackChunkName: "swap-artwork" */ './swap-artwork').then((m) => m.SwapArtwork),
  { pending: <Skeleton height={320} radius="var(--radius-card)" /> },
);

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-content: start;
  max-width: calc(760px + 2 * var(--gutter));
  padding-block: 20px var(--section-gap);
`;

/** /ad-scheduling/:id: other days and another artwork for an own advertisement. */
export function AdSchedulingScreen() {
  const t = useTexts(ownAdsTexts);
  const { id = '' } = useParams();
  return (
    <Column>
      <Breadcrumbs
        items={[{ label: t('ownAds.title'), to: paths.adRecords }, { label: t('schedule.title') }]}
      />
      <PageHeading title={t('schedule.title')} lead={t('schedule.lead')} />
      <QueryView
        query={useOwnAd(id)}
        pending={<Skeleton height={520} radius="var(--radius-card)" />}
        errorTitle={t('schedule.error')}
        isEmpty={(ad) => ad === null}
        empty={
          <NotFoundState
            title={t('schedule.missing')}
            help={t('schedule.missingHelp')}
            action={<ButtonLink to={paths.adRecords}>{t('schedule.back')}</ButtonLink>}
          />
        }
      >
        {(ad) => ad && <Schedule ad={ad} />}
      </QueryView>
    </Column>
  );
}

function Schedule({ ad }: { ad: OwnAd }) {
  const t = useTexts(ownAdsTexts);
  const { booking, phase, status } = ad;
  const canMove = booking?.status === 'confirmed' && phase === 'scheduled';
  const canSwap =
    phase !== 'ended' &&
    status !== 'inactive' &&
    (booking === null || booking.status === 'held' || booking.status === 'confirmed');
  return (
    <>
      <Part as="section" aria-label={ad.title}>
        <h2>{ad.title}</h2>
        <p>
          {[
            booking?.productName,
            t('ownAds.period', { from: formatDate(ad.startDate), to: formatDate(ad.endDate) }),
          ]
            .filter(Boolean)
            .join('・')}
        </p>
        {!canMove && <Notice>{t('schedule.fixed')}</Notice>}
      </Part>
      {/* Moved days are the ones that the next choice is compared with. */}
      {canMove && <MoveDays key={ad.startDate} ad={ad} booking={booking} />}
      {canSwap ? (
        <SwapArtwork ad={ad} />
      ) : (
        <Part as="section">
          <h2>{t('schedule.artwork')}</h2>
          <Notice>{t('schedule.artworkOver')}</Notice>
        </Part>
      )}
    </>
  );
}
