import { formatPrice } from '@spotlight/shared/format';
import {
  Badge,
  Button,
  OverlayFailure,
  PlusIcon,
  lazyPart,
  type ListFilters,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { usePlans } from '../../data/subscription/subscription.queries';
import type { SubscriptionFilters } from '../../data/subscription/subscription.rules';
import type { Plan } from '../../data/subscription/subscription.schema';
import subscriptionTexts from '../../locales/subscriptions.zh-TW.json';
import { Room } from '../../room/room';
import { PlanPanel } from './plan-panel';

const PlanDialog = lazyPart(
  () => import(/* webpackChunkName: "plan-dialog" */ './plan-dialog').then((m) => m.PlanDialog),
  { Failed: OverlayFailure },
);

const Tools = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-top: 12px;
`;

/** 方案目錄: what can be bought, and what is sold no more. */
export function PlansDesk({ list }: { list: ListFilters<SubscriptionFilters> }) {
  const t = useTexts(subscriptionTexts);
  const { filters } = list;
  const plans = usePlans(filters);
  const [asked, setAsked] = useState<{ plan: Plan | null }>();
  const edit = plans.data?.mayManage ? (plan: Plan) => setAsked({ plan }) : undefined;
  const stateOf = ({ isActive }: Plan) => t(isActive ? 'catalogue.onSale' : 'catalogue.offSale');
  return (
    <>
      {edit && (
        <Tools>
          <Button size="sm" icon={<PlusIcon size={18} />} onClick={() => setAsked({ plan: null })}>
            {t('catalogue.add')}
          </Button>
        </Tools>
      )}
      <Room
        list={list}
        query={plans}
        naming={{
          label: t('catalogue.name'),
          keyOf: ({ id }) => id,
          title: ({ name, audience }) => `${t(`tabs.${audience}`)}・${name}`,
          note: ({ code }) => code,
        }}
        columns={[
          {
            id: 'priceMonth',
            label: t('catalogue.priceMonth'),
            isNumeric: true,
            cell: ({ priceMonth }) => formatPrice(priceMonth),
            text: ({ priceMonth }) => priceMonth,
          },
          {
            id: 'priceYear',
            label: t('catalogue.priceYear'),
            isNumeric: true,
            cell: ({ priceYear }) => formatPrice(priceYear),
            text: ({ priceYear }) => priceYear,
          },
          {
            id: 'running',
            label: t('catalogue.running'),
            isNumeric: true,
            cell: ({ running }) => t('catalogue.runningCount', { count: running }),
            text: ({ running }) => running,
          },
          {
            id: 'state',
            label: t('catalogue.state'),
            cell: (plan) => (
              <Badge tone={plan.isActive ? 'success' : 'neutral'}>{stateOf(plan)}</Badge>
            ),
            text: stateOf,
          },
          ...(edit
            ? [
                {
                  id: 'actions',
                  label: t('columns.actions'),
                  cell: (plan: Plan) => (
                    <Button
                      variant="quiet"
                      size="sm"
                      aria-label={t('catalogue.editOf', { name: plan.name })}
                      onClick={() => edit(plan)}
                    >
                      {t('catalogue.edit')}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
        texts={{
          list: t('tabs.catalogue'),
          search: t('catalogue.search'),
          placeholder: t('catalogue.placeholder'),
          loadFailed: t('loadFailed'),
        }}
        isFiltered={filters.query !== ''}
        empty={{ title: t('catalogue.empty'), help: t('catalogue.emptyHelp') }}
        {...(edit && { onEdit: edit })}
        panel={(plan, place) => (
          <PlanPanel key={plan.id} plan={plan} place={place} onEdit={edit && (() => edit(plan))} />
        )}
      />
      {asked && <PlanDialog plan={asked.plan} onClose={() => setAsked(undefined)} />}
    </>
  );
}
