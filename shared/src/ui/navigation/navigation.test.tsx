import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInShell } from '../../contract/testing';
import { Breadcrumbs } from './breadcrumbs';
import { Pagination } from './pagination';
import { SkipLink } from './skip-link';
import { TabPanel } from './tab-panel';
import { Tabs } from './tabs';

const hrefFor = (page: number) => `/events?page=${page}`;

describe('Pagination', () => {
  it('links to the pages and marks the current one', async () => {
    const shell = renderInShell(<Pagination page={2} pageCount={3} hrefFor={hrefFor} />);
    const pages = within(screen.getByRole('navigation', { name: '分頁' }));
    expect(pages.getByRole('link', { current: 'page' })).toHaveAccessibleName('第 2 頁');
    expect(pages.getByRole('link', { name: '上一頁' })).toHaveAttribute('href', hrefFor(1));
    await userEvent.click(pages.getByRole('link', { name: '下一頁' }));
    expect(shell.currentUrl()).toBe(hrefFor(3));
  });

  it('does not offer a page before the first or after the last', () => {
    const { rerender } = renderInShell(<Pagination page={1} pageCount={1} hrefFor={hrefFor} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    rerender(<></>);
    renderInShell(<Pagination page={1} pageCount={2} hrefFor={hrefFor} />);
    expect(screen.queryByRole('link', { name: '上一頁' })).not.toBeInTheDocument();
    expect(screen.getByText('上一頁')).toBeInTheDocument();
  });
});

const tabs = [
  { id: 'upcoming', label: '即將到來', count: 2 },
  { id: 'used', label: '已使用', count: 14 },
  { id: 'ended', label: '已結束' },
] as const;

function TicketTabs() {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('upcoming');
  return (
    <>
      <Tabs items={tabs} selectedId={tab} onSelect={setTab} label="票券" panelId="tickets" />
      <TabPanel id="tickets" selectedId={tab}>
        {tab}
      </TabPanel>
    </>
  );
}

describe('Tabs', () => {
  const selected = () => screen.getByRole('tab', { selected: true });

  it('select by a press and name their panel', async () => {
    renderInShell(<TicketTabs />);
    await userEvent.click(screen.getByRole('tab', { name: '已使用 14' }));
    expect(screen.getByRole('tabpanel', { name: '已使用 14' })).toHaveTextContent('used');
  });

  it('are one stop of the Tab key, and arrow keys, Home and End go round', async () => {
    renderInShell(<TicketTabs />);
    await userEvent.tab();
    expect(selected()).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(selected()).toHaveTextContent('已結束');
    expect(selected()).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(selected()).toHaveTextContent('即將到來');
    await userEvent.keyboard('{End}');
    expect(selected()).toHaveTextContent('已結束');
    await userEvent.keyboard('{Home}');
    expect(selected()).toHaveTextContent('即將到來');
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });
});

describe('Breadcrumbs', () => {
  it('link the way and mark the page itself', () => {
    renderInShell(
      <Breadcrumbs items={[{ label: '探索活動', to: '/events' }, { label: '派對' }]} />,
    );
    expect(screen.getByRole('link', { name: '探索活動' })).toHaveAttribute('href', '/events');
    expect(screen.getByText('派對')).toHaveAttribute('aria-current', 'page');
  });
});

describe('SkipLink', () => {
  it('is the first stop and points at the content', async () => {
    renderInShell(<SkipLink />);
    await userEvent.tab();
    expect(screen.getByRole('link', { name: '跳到主要內容' })).toHaveFocus();
    expect(screen.getByRole('link')).toHaveAttribute('href', '#main');
  });
});
