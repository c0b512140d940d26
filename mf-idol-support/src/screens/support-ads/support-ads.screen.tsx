import { useSession, type PrefetchContext } from '@spotlight/shared/contract';
import { formatPrice } from '@spotlight/shared/format';
import promotionTexts from '@spotlight/shared/locales/promotion.zh-TW.json';
import {
  ButtonLink,
  CakeIcon,
  CardGrid,
  Container,
  LitArea,
  PageHeading,
  Panel,
  QueryView,
  SectionHeading,
  Skeleton,
  lazyPart,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { useId } from 'react';
import { styled } from 'styled-components';
import { prefetchAdProducts, useAdProducts } from '../../data/ad-product/ad-product.queries';
import type { AdProduct } from '../../data/ad-product/ad-product.schema';
import { usePerformer } from '../../data/performer/performer.queries';
import adTexts from '../../locales/support-ads.zh-TW.json';
import { paths } from '../../paths';
import { mediaRanges, type MediaRange } from './media-ranges.rules';

const pendingRequest = <Skeleton height={640} radius="var(--radius-card)" />;

const RequestForm = lazyPart(
  () =>
    import(/* webpackChunkName: "support-ad-request" */ './request-form').then(
      (m) => m.RequestForm,
    ),
  { pending: pendingRequest },
);
const OwnSupportAds = lazyPart(() =>
  import(
    /* webpackChunkName: "own-support-ads" */ '../../components/support-ad/own-support-ads'
  ).then((m) => m.OwnSupportAds),
);

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  padding-block: 32px var(--section-gap);
`;

const Narrow = styled.div`
  width: 100%;
  max-width: 760px;
  margin-inline: auto;
`;

const Card = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  justify-items: start;
  align-content: start;
  & > h3 {
    font-size: var(--text-18);
  }
  & > p {
    color: var(--ink-2);
    font-size: var(--text-14);
  }
  & > strong {
    font-variant-numeric: tabular-nums;
  }
`;

const Steps = styled.ol`
  display: grid;
  gap: 8px;
  padding-inline-start: 1.5em;
  list-style: decimal;
`;

const Question = styled.details`
  padding-block: 12px;
  border-bottom: 1px solid var(--line);
  & > summary {
    min-height: 32px;
    font-weight: var(--weight-bold);
    cursor: pointer;
  }
  & > p {
    padding-top: 4px;
    color: var(--ink-2);
  }
`;

const steps = ['estimate', 'send', 'review', 'pay', 'live'] as const;
const questions = ['portrait', 'artwork', 'refund'] as const;

/** /support-ad-service: what media cost, how they review, and the request itself; own requests with their states. */
export function SupportAdsScreen() {
  const t = useTexts(adTexts);
  const { isLoggedIn } = useSession();
  const [params] = useSearchParams();
  const artistId = params.get('artist') ?? '';
  const { data: performer, isPending } = usePerformer(artistId);
  const [mediaId, stepsId, faqId] = [useId(), useId(), useId()];
  const requestOf = (products: readonly AdProduct[]) => (
    <Narrow>
      {artistId && isPending ? (
        pendingRequest
      ) : (
        <RequestForm
          products={products.filter(({ needsMediaReview }) => needsMediaReview)}
          artist={performer ? { id: performer.id, name: performer.performerName } : null}
        />
      )}
    </Narrow>
  );
  // Who comes with days chosen is here for the form, not for what else there is.
  const hasChosen = params.has('product');
  return (
    <LitArea>
      <Column>
        <PageHeading
          isCentred
          title={t('supportAds.title')}
          lead={t('supportAds.lead')}
          action={
            <ButtonLink to={paths.planner} icon={<CakeIcon size={18} />}>
              {t('supportAds.planner')}
            </ButtonLink>
          }
        />
        {isLoggedIn && <OwnSupportAds />}
        <QueryView
          query={useAdProducts()}
          pending={<Skeleton height={480} radius="var(--radius-card)" />}
          errorTitle={t('supportAds.error')}
        >
          {(products) => (
            <>
              {hasChosen && requestOf(products)}
              <section aria-labelledby={mediaId}>
                <SectionHeading id={mediaId} title={t('supportAds.media')} />
                <CardGrid columns={4} label={t('supportAds.media')}>
                  {mediaRanges(products).map((range) => (
                    <MediaCard key={range.category} range={range} />
                  ))}
                </CardGrid>
              </section>
              {!hasChosen && requestOf(products)}
            </>
          )}
        </QueryView>
        <Narrow as="section" aria-labelledby={stepsId}>
          <SectionHeading id={stepsId} title={t('supportAds.steps')} />
          <Steps>
            {steps.map((step) => (
              <li key={step}>{t(`supportAds.step.${step}`)}</li>
            ))}
          </Steps>
        </Narrow>
        <Narrow as="section" aria-labelledby={faqId}>
          <SectionHeading id={faqId} title={t('supportAds.faq')} />
          {questions.map((question) => (
            <Question key={question}>
              <summary>{t(`supportAds.questions.${question}`)}</summary>
              <p>{t(`supportAds.questions.${question}Answer`)}</p>
            </Question>
          ))}
        </Narrow>
      </Column>
    </LitArea>
  );
}

SupportAdsScreen.prefetch = (context: PrefetchContext) => prefetchAdProducts(context);

function MediaCard({ range }: { range: MediaRange }) {
  const t = useTexts(adTexts, promotionTexts);
  const titleId = useId();
  const { category, from, to, unit, leadDays, places } = range;
  const kind = t(`adCategory.${category}`);
  return (
    <Card as="article" aria-labelledby={titleId}>
      <h3 id={titleId}>{kind}</h3>
      <strong>
        {from === to
          ? `${formatPrice(from)} / ${t(`adUnit.${unit}`)}`
          : t('supportAds.range', {
              from: formatPrice(from),
              to: formatPrice(to),
              unit: t(`adUnit.${unit}`),
            })}
      </strong>
      <p>
        {t('supportAds.places', { count: places })}・{t('supportAds.leadDays', { count: leadDays })}
      </p>
      <ButtonLink
        to={`${paths.adProducts}?category=${category}`}
        size="sm"
        variant="outline"
        aria-label={t('supportAds.seeNamed', { kind })}
      >
        {t('supportAds.see')}
      </ButtonLink>
    </Card>
  );
}
