import { useRequestLogin, useSession, useToasts } from '@spotlight/shared/contract';
import { formatPrice } from '@spotlight/shared/format';
import {
  Button,
  CardGrid,
  EmptyState,
  QueryView,
  SectionHeading,
  Skeleton,
  useErrorText,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { styled } from 'styled-components';
import { PlanCard } from '../../components/birthday-plan/plan-card';
import { useSavePlan } from '../../data/birthday-plan/birthday-plan.mutations';
import { useBirthdayOffer } from '../../data/birthday-plan/birthday-plan.queries';
import type { BirthdayPlan } from '../../data/birthday-plan/birthday-plan.schema';
import type { PlanWish } from '../../data/birthday-plan/plan-address.rules';
import { OWN_PLANS } from '../../data/birthday-plan/planner-path';
import plannerTexts from '../../locales/birthday-planner.zh-TW.json';

const Fresh = styled.p`
  margin-bottom: 16px;
  color: var(--ink-2);
  font-size: var(--text-14);
`;

/** What is proposed for a wish, from what is free at this moment. */
export function PlanOffer({ wish }: { wish: PlanWish }) {
  const t = useTexts(plannerTexts);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <QueryView
        query={useBirthdayOffer(wish)}
        pending={<Skeleton height={560} radius="var(--radius-card)" />}
        errorTitle={t('planner.error')}
      >
        {({ plans, least, day }) => (
          <>
            <SectionHeading
              id={titleId}
              title={
                plans.length > 0 ? t('planner.found', { count: plans.length }) : t('planner.plans')
              }
            />
            <Fresh role="status">{plans.length > 0 && t('planner.fresh')}</Fresh>
            {plans.length > 0 ? (
              <CardGrid columns={3} label={t('planner.plans')}>
                {plans.map((plan) => (
                  <PlanCard key={plan.code} plan={plan} day={day} artistId={wish.artistId}>
                    <SavePlan wish={wish} plan={plan} />
                  </PlanCard>
                ))}
              </CardGrid>
            ) : (
              <EmptyState
                title={t(least === null ? 'planner.none.day' : 'planner.none.budget')}
                help={
                  least === null
                    ? t('planner.none.nothing')
                    : t('planner.none.least', { price: formatPrice(least) })
                }
              />
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}

/** Down to where it was kept, with the keyboard. */
function goToOwn() {
  const own = document.getElementById(OWN_PLANS);
  own?.focus({ preventScroll: true });
  own?.scrollIntoView({ block: 'start' });
}

function SavePlan({ wish, plan }: { wish: PlanWish; plan: BirthdayPlan }) {
  const t = useTexts(plannerTexts);
  const { isLoggedIn } = useSession();
  const requestLogin = useRequestLogin();
  const toasts = useToasts();
  const errorText = useErrorText();
  const { mutate, isPending, isSuccess } = useSavePlan();
  const { code, total } = plan;
  const save = async () => {
    if (!isLoggedIn && !(await requestLogin({ title: t('planner.login') }))) return;
    mutate(
      { wish, code, total },
      {
        onSuccess: () => toasts.success(t('planner.saved')),
        onError: (error) => toasts.error(errorText(error)),
      },
    );
  };
  return (
    <>
      <Button
        isBusy={isPending}
        aria-label={t('planner.saveNamed', { title: t(`planner.code.${code}.title`) })}
        onClick={() => void save()}
      >
        {t('planner.save')}
      </Button>
      {isSuccess && (
        <Button variant="text" size="sm" onClick={goToOwn}>
          {t('planner.toMine')}
        </Button>
      )}
    </>
  );
}
