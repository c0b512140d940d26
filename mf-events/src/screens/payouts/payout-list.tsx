import { settlementStates } from '../../data/settlement/settlement.schema';
import {
  ButtonLink,
  EmptyState,
  PagedResults,
  PillSelect,
  Skeleton,
  useListFilters,
  type ListAddress,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import {
  SETTLEMENT_PAGE_SIZE,
  parseSettlementFilters,
  settlementSearch,
  type SettlementFilters,
} from '../../data/settlement/settlement-filters.rules';
import { useSettlements } from '../../data/settlement/settlement.queries';
import payoutsTexts from '../../locales/payouts.zh-TW.json';
import { paths } from '../../paths';
import { ExportPayoutsButton } from './export-payouts-button';
import { PayoutCard } from './payout-card';
import { PayoutSums } from './payout-sums';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const List = styled.ul`
  display: grid;
  gap: 12px;
`;

const address: ListAddress<SettlementFilters> = {
  path: paths.payouts,
  read: parseSettlementFilters,
  write: settlementSearch,
};

const ALL = 'all';

/** The statements that the filter leaves, their sums, and the file for the books. */
export function PayoutList() {
  const t = useTexts(payoutsTexts);
  const { filters, hrefWith, apply } = useListFilters(address);
  const { state, page } = filters;
  const query = useSettlements({ state, page, pageSize: SETTLEMENT_PAGE_SIZE });
  return (
    <Stack>
      <PayoutSums query={query} />
      <PagedResults
        query={query}
        label={t('payouts.list')}
        count={(total) => t('payouts.total', { count: total })}
        order={t('payouts.order')}
        controls={
          <Controls>
            <PillSelect<string>
              label={t('payouts.stateFilter')}
              value={state ?? ALL}
              isChosen={state !== null}
              options={[
                { value: ALL, label: t('payouts.allStates') },
                ...settlementStates.map((id) => ({ value: id, label: t(`payouts.state.${id}`) })),
              ]}
              onChange={(chosen) =>
                apply({ state: settlementStates.find((id) => id === chosen) ?? null })
              }
            />
            <ExportPayoutsButton state={state} isDisabled={!query.data?.total} />
          </Controls>
        }
        page={page}
        pageSize={SETTLEMENT_PAGE_SIZE}
        hrefFor={(target) => hrefWith({ page: target })}
        pending={
          <List as="div" aria-busy="true">
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} height={196} radius="var(--radius-card)" />
            ))}
          </List>
        }
        empty={
          <EmptyState
            title={t(state ? 'payouts.emptyFiltered' : 'payouts.empty')}
            help={t(state ? 'payouts.emptyFilteredHelp' : 'payouts.emptyHelp')}
            action={
              <ButtonLink to={state ? paths.payouts : paths.publishedEvents}>
                {t(state ? 'payouts.clear' : 'payouts.toEvents')}
              </ButtonLink>
            }
          />
        }
        errorTitle={t('payouts.errorTitle')}
      >
        {(settlements) => (
          <List>
            {settlements.map((settlement) => (
              <li key={`${settlement.eventId} ${settlement.no}`}>
                <PayoutCard settlement={settlement} />
              </li>
            ))}
          </List>
        )}
      </PagedResults>
    </Stack>
  );
}
