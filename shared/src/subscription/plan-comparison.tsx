import { formatPrice } from '@spotlight/shared/format';
import { Table, Td, Th, Tr } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import subscriptionTexts from '../locales/subscription.zh-TW.json';
import { usePlans } from './subscription.queries';
import type { Audience, Plan } from './subscription.schema';

const Section = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  & > h2 {
    font-size: var(--text-22);
  }
`;

/** The plans side by side: prices, and what the site holds every one of them to. */
export function PlanComparison({ audience }: { audience: Audience }) {
  const t = useTexts(subscriptionTexts);
  const { data: plans } = usePlans(audience);
  if (!plans || plans.length === 0) return null;
  const price = (amount: number) =>
    amount === 0 ? t('subscription.price.free') : formatPrice(amount);
  const rows: Array<[name: string, cell: (plan: Plan) => string]> = [
    [t('subscription.cycles.monthly'), (plan) => price(plan.priceMonth)],
    [t('subscription.cycles.yearly'), (plan) => price(plan.priceYear)],
    [
      t(`subscription.listings.${audience}`),
      ({ limits: { listings } }) =>
        listings === null || listings === undefined
          ? t('subscription.compare.open')
          : t(`subscription.compare.${audience}`, { count: listings }),
    ],
  ];
  return (
    <Section>
      <h2>{t('subscription.compare.title')}</h2>
      <Table label={t('subscription.compare.title')}>
        <thead>
          <Tr>
            <Th>{t('subscription.compare.what')}</Th>
            {plans.map(({ id, name }) => (
              <Th key={id}>{name}</Th>
            ))}
          </Tr>
        </thead>
        <tbody>
          {rows.map(([name, cell]) => (
            <Tr key={name}>
              <Th scope="row">{name}</Th>
              {plans.map((plan) => (
                <Td key={plan.id}>{cell(plan)}</Td>
              ))}
            </Tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
