import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../../contract/testing';
import { CityOptions } from './city-options';
import { SearchBar } from './search-bar';
import { SearchBarSelect } from './search-bar-select';

function renderBar(city: string | null = null) {
  const onSearch = jest.fn<void, [URLSearchParams]>();
  renderInShell(
    <SearchBar
      label="搜尋場地"
      placeholder="場地名稱"
      query="屋頂"
      limits={[city]}
      clearTo="/venues"
      onSearch={onSearch}
    >
      <SearchBarSelect name="city" label="城市" value={city}>
        <CityOptions />
      </SearchBarSelect>
    </SearchBar>,
  );
  return onSearch;
}

test('nothing is searched before the form is sent, then words and limits go together', async () => {
  const user = userEvent.setup();
  const onSearch = renderBar();
  await user.selectOptions(screen.getByLabelText('城市'), '台南');
  await user.type(screen.getByRole('searchbox', { name: '搜尋場地' }), '酒吧');
  expect(onSearch).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onSearch.mock.calls[0]?.[0].toString()).toBe(
    new URLSearchParams({ q: '屋頂酒吧', city: 'tainan' }).toString(),
  );
});

test('the button of the folded panel tells how many limits are set, and sending folds it', async () => {
  const user = userEvent.setup();
  renderBar('tainan');
  const toggle = screen.getByRole('button', { name: '篩選條件（已設定 1 項）' });
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByRole('button', { name: '套用篩選' }));
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('the further cities come after the five that most look for', async () => {
  renderBar();
  await userEvent.click(screen.getByRole('button', { name: /^篩選條件/ }));
  const group = screen.getByRole('group');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    '全部城市',
    '台北',
    '台中',
    '高雄',
    '新竹',
    '台南',
    ...[...group.children].map((option) => option.textContent),
  ]);
  expect(group).toHaveAttribute('label', '更多縣市');
  expect(group).toHaveTextContent('新北');
});
