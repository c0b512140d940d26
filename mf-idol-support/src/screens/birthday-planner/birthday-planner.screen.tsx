import { useSession } from '@spotlight/shared/contract';
import { taipeiDay } from '@spotlight/shared/format';
import {
  Breadcrumbs,
  Container,
  LitArea,
  PageHeading,
  Skeleton,
  lazyPart,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate, useSearchParams } from '@spotlight/shared/vendor/router';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { readPlanWish, wholeWish } from '../../data/birthday-plan/plan-address.rules';
import { plannerPath } from '../../data/birthday-plan/planner-path';
import { usePerformer } from '../../data/performer/performer.queries';
import plannerTexts from '../../locales/birthday-planner.zh-TW.json';
import adTexts from '../../locales/support-ads.zh-TW.json';
import { paths } from '../../paths';

const pending = <Skeleton height={480} radius="var(--radius-card)" />;

const PlannerForm = lazyPart(
  () => import(/* webpackChunkName: "planner-form" */ './planner-form').then((m) => m.PlannerForm),
  { pending },
);
const Offer = lazyPart(
  () => import(/* webpackChunkName: "plan-offer" */ './plan-offer').then((m) => m.PlanOffer),
  { pending },
);
const OwnPlans = lazyPart(() =>
  import(/* webpackChunkName: "own-plans" */ './own-plans').then((m) => m.OwnPlans),
);

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  padding-block: 20px var(--section-gap);
`;

const Narrow = styled.div`
  width: 100%;
  max-width: 760px;
  margin-inline: auto;
`;

/** /support-ad-service/planner: a birthday, a city and a budget become complete plans; the address says the wish. */
export function BirthdayPlannerScreen() {
  const t = useTexts(plannerTexts, adTexts);
  const { isLoggedIn } = useSession();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const wish = useMemo(() => readPlanWish(params), [params]);
  const whole = wholeWish(wish, taipeiDay());
  const artistId = wish.artistId ?? '';
  const { data: performer, isPending } = usePerformer(artistId);
  const artist = performer ? { id: performer.id, name: performer.performerName } : null;
  return (
    <LitArea>
      <Column>
        <Breadcrumbs
          items={[
            { label: t('supportAds.title'), to: paths.supportAds },
            { label: t('planner.title') },
          ]}
        />
        <PageHeading isCentred title={t('planner.title')} lead={t('planner.lead')} />
        <Narrow>
          {artistId && isPending ? (
            pending
          ) : (
            <PlannerForm
              wish={wish}
              artist={artist}
              onAsk={(asked) => void navigate(plannerPath(asked), { preventScrollReset: true })}
            />
          )}
        </Narrow>
        {whole && <Offer wish={whole} />}
        {isLoggedIn && <OwnPlans />}
      </Column>
    </LitArea>
  );
}
