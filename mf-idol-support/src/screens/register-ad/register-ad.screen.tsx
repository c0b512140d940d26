import { useSession } from '@spotlight/shared/contract';
import {
  ButtonLink,
  Container,
  EmptyState,
  Notice,
  PageHeading,
  QueryView,
  Skeleton,
  lazyPart,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { prefetchAdProducts, useAdProducts } from '../../data/ad-product/ad-product.queries';
import adTexts from '../../locales/register-ad.zh-TW.json';
import { paths } from '../../paths';

const AdForm = lazyPart(
  () => import(/* webpackChunkName: "ad-form" */ './ad-form').then((m) => m.AdForm),
  { pending: <Skeleton height={640} radius="var(--radius-card)" /> },
);

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  max-width: calc(760px + 2 * var(--gutter));
  padding-block: 24px var(--section-gap);
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
`;

/** /register-ad: books days of a place on this site. `?product=`, `?from=` and `?units=` come from the plan's page. */
export function RegisterAdScreen() {
  const t = useTexts(adTexts);
  const { user } = useSession();
  return (
    <Column>
      <PageHeading
        title={t('registerAd.title')}
        lead={t('registerAd.lead')}
        action={
          user?.canAdvertise && (
            <ButtonLink to={paths.adRecords} variant="outline" size="sm">
              {t('registerAd.records')}
            </ButtonLink>
          )
        }
      />
      <Notice>
        <Row>
          {t('registerAd.media')}
          <ButtonLink to={paths.supportAds} size="sm" variant="outline">
            {t('registerAd.toSupport')}
          </ButtonLink>
        </Row>
      </Notice>
      {user?.canAdvertise === false ? <NotAllowed /> : <AllowedForm />}
    </Column>
  );
}

function AllowedForm() {
  const t = useTexts(adTexts);
  return (
    <QueryView
      query={useAdProducts()}
      pending={<Skeleton height={640} radius="var(--radius-card)" />}
      errorTitle={t('registerAd.error')}
    >
      {(products) => (
        <AdForm products={products.filter(({ needsMediaReview }) => !needsMediaReview)} />
      )}
    </QueryView>
  );
}

/** Before anything is typed: who advertises here, and how one becomes that. */
function NotAllowed() {
  const t = useTexts(adTexts);
  return (
    <EmptyState
      title={t('registerAd.notAllowed')}
      help={t('registerAd.notAllowedHelp')}
      action={
        <>
          <ButtonLink to={paths.registerPerformer}>{t('registerAd.toPerformer')}</ButtonLink>
          <ButtonLink to="/register-venue" variant="outline">
            {t('registerAd.toVenue')}
          </ButtonLink>
        </>
      }
    />
  );
}

RegisterAdScreen.prefetch = prefetchAdProducts;
