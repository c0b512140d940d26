import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../../contract/testing';
import { Table } from './table';
import { Td } from './table-cell';
import { Th } from './table-head-cell';
import { Tr } from './table-row';

const renderTable = (handleSort: () => void) =>
  renderInShell(
    <Table label="活動">
      <thead>
        <tr>
          <Th sort="descending" onSort={handleSort}>
            日期
          </Th>
          <Th>地點</Th>
        </tr>
      </thead>
      <tbody>
        <Tr isSelected>
          <Td>2026/12/18</Td>
          <Td>台北</Td>
        </Tr>
      </tbody>
    </Table>,
  );

describe('Table', () => {
  it('is a named region that the keyboard can scroll', async () => {
    renderTable(() => undefined);
    await userEvent.tab();
    expect(screen.getByRole('region', { name: '活動' })).toHaveFocus();
    expect(screen.getByRole('cell', { name: '台北' })).toBeInTheDocument();
  });

  it('says how it is sorted and sorts by a press on the heading', async () => {
    const handleSort = jest.fn();
    renderTable(handleSort);
    expect(screen.getByRole('columnheader', { name: '日期' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.click(screen.getByRole('button', { name: '日期' }));
    expect(handleSort).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: '地點' })).not.toBeInTheDocument();
  });
});
