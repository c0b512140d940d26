import { useToasts } from '@spotlight/shared/contract';
import { formatDate, formatMonthDay, taipeiDay } from '@spotlight/shared/format';
import {
  Badge,
  Button,
  ButtonLink,
  CardGrid,
  ConfirmButton,
  Notice,
  QueryView,
  SectionHeading,
  ShareButton,
  Skeleton,
  TextField,
  useErrorText,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { PlanCard } from '../../components/birthday-plan/plan-card';
import {
  useDeletePlan,
  useRevokePlan,
  useSharePlan,
} from '../../data/birthday-plan/birthday-plan.mutations';
import { useOwnPlans } from '../../data/birthday-plan/birthday-plan.queries';
import type { SavedPlan } from '../../data/birthday-plan/birthday-plan.schema';
import { OWN_PLANS, plannerPath } from '../../data/birthday-plan/planner-path';
import plannerTexts from '../../locales/birthday-planner.zh-TW.json';
import { newCampaignPath, sharedPlanPath } from '../../paths';

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** What somebody keeps, with the address for the group and its end. */
export function OwnPlans() {
  const t = useTexts(plannerTexts);
  const titleId = useId();
  return (
    <QueryView
      query={useOwnPlans()}
      pending={<Skeleton height={240} radius="var(--radius-card)" />}
      errorTitle={t('planner.mineError')}
      isEmpty={(plans) => plans.length === 0}
      empty={null}
    >
      {(plans) => (
        <section id={OWN_PLANS} tabIndex={-1} aria-labelledby={titleId}>
          <SectionHeading id={titleId} title={t('planner.mine')} />
          <CardGrid columns={3} label={t('planner.mine')}>
            {plans.map((saved) => (
              <OwnPlan key={saved.id} saved={saved} />
            ))}
          </CardGrid>
        </section>
      )}
    </QueryView>
  );
}

function OwnPlan({ saved }: { saved: SavedPlan }) {
  const t = useTexts(plannerTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const share = useSharePlan();
  const revoke = useRevokePlan();
  const remove = useDeletePlan();
  /** Told once; nobody can read it again. */
  const [address, setAddress] = useState<string | null>(null);
  const { id, artist, day, city, budget, plan, isShared } = saved;
  const title = t('planner.ownTitle', {
    name: artist.performerName,
    day: formatMonthDay(day),
    title: t(`planner.code.${plan.code}.title`),
  });
  return (
    <PlanCard plan={plan} day={day} artistId={artist.id} title={title}>
      <p>{t('planner.savedOn', { date: formatDate(taipeiDay(saved.savedAt)) })}</p>
      {isShared && (
        <div>
          <Badge tone="success">{t('planner.shareOn')}</Badge>
        </div>
      )}
      {isShared && address && (
        <>
          <TextField
            label={t('planner.shareAddress')}
            readOnly
            value={new URL(address, location.origin).href}
            onFocus={({ target }) => target.select()}
          />
          <Notice>{t('planner.shareOnce')}</Notice>
        </>
      )}
      <p>{t('planner.shareHelp')}</p>
      <Buttons>
        {isShared && address && <ShareButton title={title} address={address} />}
        <Button
          size="sm"
          variant="outline"
          isBusy={share.isPending}
          onClick={() =>
            share.mutate(id, {
              onSuccess: ({ token }) => setAddress(sharedPlanPath(token)),
              onError: (error) => toasts.error(errorText(error)),
            })
          }
        >
          {t(isShared ? 'planner.shareAnew' : 'planner.share')}
        </Button>
        {isShared && (
          <ConfirmButton
            size="sm"
            variant="outline"
            question={{
              title: t('planner.revokeTitle'),
              body: t('planner.revokeHelp'),
              confirmLabel: t('planner.revoke'),
              onConfirm: async () => {
                await revoke.mutateAsync(id);
                setAddress(null);
                return t('planner.revoked');
              },
            }}
          >
            {t('planner.revoke')}
          </ConfirmButton>
        )}
        <ButtonLink size="sm" variant="outline" to={newCampaignPath(artist.id)}>
          {t('planner.campaign')}
        </ButtonLink>
        <ButtonLink
          size="sm"
          variant="outline"
          to={plannerPath({ artistId: artist.id, day, city, budget })}
        >
          {t('planner.again')}
        </ButtonLink>
        <ConfirmButton
          size="sm"
          variant="text"
          question={{
            title: t('planner.removeTitle'),
            body: t('planner.removeHelp'),
            confirmLabel: t('planner.remove'),
            tone: 'danger',
            onConfirm: async () => {
              await remove.mutateAsync(id);
              return t('planner.removed');
            },
          }}
        >
          {t('planner.remove')}
        </ConfirmButton>
      </Buttons>
    </PlanCard>
  );
}
