import { formatPrice, groupDigits } from '@spotlight/shared/format';
import { Panel, QueryView, Skeleton, Table, Td, Th } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { EventSales, useEventSales } from '../../../data/organizer/organizer-event.queries';
import publishedEventTexts from '../../../locales/published-event.zh-TW.json';
import { SalesByDay } from './sales-by-day';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: 12px;
`;

const Figure = styled(Panel)`
  padding: 16px;
  & dt {
    color: var(--ink-3);
    font-size: var(--text-14);
  }
  & dd {
    font-size: var(--text-22);
    font-weight: var(--weight-bold);
    font-variant-numeric: tabular-nums;
  }
`;

/** What was sold: in all, by day and by ticket type. */
export function SalesPanel({ query }: { query: ReturnType<typeof useEventSales> }) {
  const t = useTexts(publishedEventTexts);
  return (
    <QueryView
      query={query}
      pending={<Skeleton height={360} radius="var(--radius-card)" />}
      errorTitle={t('publishedEvent.salesError')}
    >
      {(sales) => (
        <Stack>
          <SalesFigures sales={sales} />
          <SalesByDay days={sales.byDay} isFree={sales.isFree} />
          <SalesByType types={sales.byType} isFree={sales.isFree} />
        </Stack>
      )}
    </QueryView>
  );
}

function SalesFigures({ sales }: { sales: EventSales }) {
  const t = useTexts(publishedEventTexts);
  const pieces = (count: number) =>
    t(sales.isFree ? 'publishedEvent.seats' : 'publishedEvent.pieces', { count });
  const left = sales.left === null ? t('publishedEvent.unlimited') : pieces(sales.left);
  const figures = sales.isFree
    ? ([
        ['freeSold', pieces(sales.sold)],
        ['freeLeft', left],
      ] as const)
    : ([
        ['sold', pieces(sales.sold)],
        ['left', left],
        ['revenue', formatPrice(sales.revenue)],
        ['refunded', pieces(sales.refunded)],
      ] as const);
  return (
    <Figures>
      {figures.map(([name, value]) => (
        <Figure key={name}>
          <dt>{t(`publishedEvent.figure.${name}`)}</dt>
          <dd>{value}</dd>
        </Figure>
      ))}
    </Figures>
  );
}

function SalesByType({
  types,
  isFree,
}: Pick<EventSales, 'isFree'> & { types: EventSales['byType'] }) {
  const t = useTexts(publishedEventTexts);
  const label = t('publishedEvent.byType');
  const sold = isFree ? 'freeTypeSold' : 'typeSold';
  const columns = ['price', sold, 'typeHeld', 'typeLeft', 'typeWaiting'] as const;
  return (
    <Table label={label}>
      <thead>
        <tr>
          <Th>{t('publishedEvent.type')}</Th>
          {columns.map((name) => (
            <Th key={name} isNumeric>
              {t(`publishedEvent.${name}`)}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {types.map((type) => (
          <tr key={type.id}>
            <Td isStrong>{type.name}</Td>
            <Td isNumeric>{type.price ? formatPrice(type.price) : t('publishedEvent.free')}</Td>
            <Td isNumeric>{groupDigits(type.sold)}</Td>
            <Td isNumeric>{groupDigits(type.held)}</Td>
            <Td isNumeric>
              {type.capacity === null
                ? t('publishedEvent.unlimited')
                : groupDigits(Math.max(0, type.capacity - type.sold - type.held))}
            </Td>
            <Td isNumeric>{groupDigits(type.waiting)}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
