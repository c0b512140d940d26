import { catchDownloads, renderInShell } from '@spotlight/shared/contract/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExportButton } from './export-button';

interface Row {
  id: string;
  name: string;
}

const rowsFrom = (from: number, count: number): Row[] =>
  Array.from({ length: count }, (_, n) => ({ id: `r${from + n}`, name: `=列${from + n}` }));

test('the file has every page behind the one before, each row once, no formula, and tells how far it is', async () => {
  const downloads = catchDownloads();
  let answerLast: (page: { items: Row[]; next: null }) => void = () => undefined;
  const asked: string[] = [];
  renderInShell(
    <ExportButton<Row>
      name="會員"
      columns={[{ id: 'name', label: '名稱', cell: ({ name }) => name, text: ({ name }) => name }]}
      keyOf={({ id }) => id}
      total={undefined}
      read={(place) => {
        asked.push(place);
        if (place === '') return Promise.resolve({ items: rowsFrom(0, 500), next: 'p1' });
        if (place === 'p1') return Promise.resolve({ items: rowsFrom(498, 502), next: 'p2' });
        return new Promise((resolve) => {
          answerLast = resolve;
        });
      }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: '匯出 CSV' }));
  expect(await screen.findByText('匯出中：1,000 筆')).toBeVisible();
  answerLast({ items: rowsFrom(1000, 1), next: null });
  expect(await screen.findByRole('button', { name: '匯出 CSV' })).toBeEnabled();
  const [file] = downloads;
  const lines = (await file?.read())?.split('\r\n') ?? [];
  expect(asked).toEqual(['', 'p1', 'p2']);
  expect(lines).toHaveLength(1 + 1001 + 1);
  expect(lines.slice(0, 2)).toEqual(['名稱', "'=列0"]);
  expect(new Set(lines).size).toBe(lines.length);
});
