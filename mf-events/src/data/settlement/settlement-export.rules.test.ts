import { toCsv } from '@spotlight/shared/files/csv';
import { settlementColumns, settlementRows } from './settlement-export.rules';
import { settlementRow } from './settlement.fixtures';

test('a statement is a row with a cell for each column, sums as numbers that can be added up', () => {
  const settled = settlementRow({
    title: '=SUM(A1)',
    state: 'settled',
    payout: -50,
    reference: '+886',
    settledAt: '2026-12-28T10:00:00+08:00',
  });
  const rows = settlementRows([settled], () => '已結算');
  expect(rows[0]).toHaveLength(settlementColumns.length);
  expect(toCsv(rows)).toBe(
    "\uFEFF'=SUM(A1),2026/12/26(六),已結算,3,1200,270,0,0,930,1200,-50,'+886,2026/12/28(一) 10:00\r\n",
  );
});
