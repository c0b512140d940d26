import { Button, OverlayFailure, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import roomBulkTexts from '../locales/room-bulk.zh-TW.json';
import { useBulk, type BulkAction } from './use-bulk';
import type { Selection } from './use-selection';

const BulkQuestion = lazyPart(
  () => import(/* webpackChunkName: "bulk" */ './bulk-question').then((m) => m.BulkQuestion),
  { Failed: OverlayFailure },
);
const BulkResults = lazyPart(
  () => import(/* webpackChunkName: "bulk" */ './bulk-results').then((m) => m.BulkResults),
  { Failed: OverlayFailure },
);

const Bar = styled.section`
  position: sticky;
  z-index: 5;
  bottom: 12px;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 10px 16px;
  border: 1px solid var(--line-control);
  border-radius: var(--radius-card);
  background: var(--surface);
  box-shadow: var(--shadow-sheet);
  & > p {
    margin-inline-end: auto;
    font-weight: var(--weight-bold);
  }
`;

interface BulkBarProps<Row> {
  selection: Selection<Row>;
  actions: readonly BulkAction<Row>[];
  naming: { keyOf: (row: Row) => string; title: (row: Row) => string };
  explain?: ((thrown: unknown, row: Row) => Promise<string>) | undefined;
}

/** What can be done with the ticked rows; there as long as some are, or their results are being read. */
export function BulkBar<Row>({ selection, actions, naming, explain }: BulkBarProps<Row>) {
  const t = useTexts(roomBulkTexts);
  const [asking, setAsking] = useState<BulkAction<Row>>();
  const bulk = useBulk(naming, explain);
  const count = selection.rows.length;
  const start = (action: BulkAction<Row>, reason: string) => {
    void bulk.run(selection.rows, (row) => action.run(row, reason));
  };
  return (
    <>
      {count > 0 && (
        <Bar aria-label={t('selected', { count })}>
          <p role="status">{t('selected', { count })}</p>
          <Button variant="plain" size="sm" onClick={selection.clear}>
            {t('clearSelection')}
          </Button>
          {actions.map((action) => (
            <Button
              key={action.id}
              size="sm"
              variant={action.variant ?? 'primary'}
              onClick={() => setAsking(action)}
            >
              {action.label(count)}
            </Button>
          ))}
        </Bar>
      )}
      {asking && (
        <BulkQuestion
          action={asking}
          count={count}
          onAgreed={(reason) => start(asking, reason)}
          onClose={() => setAsking(undefined)}
        />
      )}
      {bulk.outcomes && (
        <BulkResults
          outcomes={bulk.outcomes}
          isRunning={bulk.isRunning}
          onClose={() => {
            bulk.dismiss();
            selection.clear();
          }}
        />
      )}
    </>
  );
}
