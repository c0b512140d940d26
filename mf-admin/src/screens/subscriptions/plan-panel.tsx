import { useToasts } from '@spotlight/shared/contract';
import { formatPrice } from '@spotlight/shared/format';
import { Button, ConfirmButton, Notice, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useSavePlan } from '../../data/subscription/subscription.mutations';
import { planEntryOf } from '../../data/subscription/subscription.rules';
import type { Plan } from '../../data/subscription/subscription.schema';
import subscriptionTexts from '../../locales/subscriptions.zh-TW.json';
import { AuditTrail } from '../../room/audit-trail';
import { Pairs } from '../../room/pairs';
import type { PanelPlace } from '../../room/use-open-row';
import { RowPanel } from '../../room/row-panel';
import { FeatureList } from './feature-list';

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;

export interface PlanPanelProps {
  plan: Plan;
  place: PanelPlace;
  /** Undefined for those who only look. */
  onEdit: (() => void) | undefined;
}

/** One plan of the catalogue, and whether it is sold. */
export function PlanPanel({ plan, place, onEdit }: PlanPanelProps) {
  const t = useTexts(subscriptionTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const { mutateAsync, mutate, isPending } = useSavePlan();
  const sold = (isActive: boolean) => ({
    on: { id: plan.id, version: plan.updatedAt },
    entry: { ...planEntryOf(plan), isActive },
  });
  const limitOf = (limit: number | null | undefined) =>
    typeof limit === 'number' ? String(limit) : t('catalogue.unlimited');
  return (
    <RowPanel
      {...place}
      rowKey={plan.id}
      title={plan.name}
      lead={t(`tabs.${plan.audience}`)}
      footer={
        onEdit && (
          <Acts>
            {plan.isActive ? (
              <ConfirmButton
                variant="plain"
                size="sm"
                question={{
                  title: t('catalogue.retireTitle', { name: plan.name }),
                  body: t('catalogue.retireBody', { count: plan.running }),
                  confirmLabel: t('catalogue.retireConfirm'),
                  onConfirm: async () => {
                    await mutateAsync(sold(false));
                    return t('catalogue.retired');
                  },
                }}
              >
                {t('catalogue.retire')}
              </ConfirmButton>
            ) : (
              <Button
                variant="outline"
                size="sm"
                isBusy={isPending}
                onClick={() =>
                  mutate(sold(true), {
                    onSuccess: () => toasts.success(t('catalogue.resumed')),
                    onError: (error) =>
                      toasts.error(t('catalogue.resumeFailed', { reason: errorText(error) })),
                  })
                }
              >
                {t('catalogue.resume')}
              </Button>
            )}
            <Button size="sm" onClick={onEdit}>
              {t('catalogue.edit')}
            </Button>
          </Acts>
        )
      }
    >
      {!onEdit && <Notice>{t('catalogue.onlyLook')}</Notice>}
      {plan.description && <p>{plan.description}</p>}
      <Pairs
        lines={[
          [t('catalogue.code'), plan.code],
          [t('catalogue.priceMonth'), formatPrice(plan.priceMonth)],
          [t('catalogue.priceYear'), formatPrice(plan.priceYear)],
          [t('catalogue.listings'), limitOf(plan.limits.listings)],
          [t('catalogue.ads'), limitOf(plan.limits.ads)],
          [t('catalogue.boosts'), limitOf(plan.limits.boosts)],
          [t('catalogue.running'), t('catalogue.runningCount', { count: plan.running })],
          [t('catalogue.state'), t(plan.isActive ? 'catalogue.onSale' : 'catalogue.offSale')],
        ]}
      />
      <FeatureList features={plan.features} />
      <AuditTrail entity="plan_catalog" id={plan.id} />
    </RowPanel>
  );
}
