import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError } from '../../data';
import { entityKey, useQuery } from '../../vendor/query';
import { renderInShell } from '../../contract/testing';
import { QueryView } from './query-view';

function EventNames({ fetchNames }: { fetchNames: () => Promise<string[]> }) {
  const query = useQuery({
    queryKey: entityKey('test', 'names')(),
    queryFn: fetchNames,
    retry: false,
  });
  return (
    <>
      <QueryView
        query={query}
        pending={<p>載入中</p>}
        empty={<p>沒有找到活動</p>}
        isEmpty={(names) => names.length === 0}
        errorTitle="無法載入活動資料"
      >
        {(names) => names.map((name) => <p key={name}>{name}</p>)}
      </QueryView>
      <button onClick={() => void query.refetch()}>重新整理</button>
    </>
  );
}

describe('QueryView', () => {
  it('shows what is pending, then the data', async () => {
    renderInShell(<EventNames fetchNames={() => Promise.resolve(['燈海排練日'])} />);
    expect(screen.getByText('載入中')).toBeInTheDocument();
    expect(await screen.findByText('燈海排練日')).toBeInTheDocument();
    expect(screen.queryByText('載入中')).not.toBeInTheDocument();
  });

  it('shows its empty state for empty data', async () => {
    renderInShell(<EventNames fetchNames={() => Promise.resolve([])} />);
    expect(await screen.findByText('沒有找到活動')).toBeInTheDocument();
  });

  it('of an address that cannot be answered leads to the page without it, for no retry would help', async () => {
    const fetchNames = () => Promise.reject(new AppError('INVALID_INPUT', { status: 400 }));
    renderInShell(<EventNames fetchNames={fetchNames} />, { at: '/events?city=%00' });
    expect(await screen.findByRole('link', { name: '清除' })).toHaveAttribute('href', '/events');
    expect(screen.queryByRole('button', { name: '重試' })).not.toBeInTheDocument();
  });

  it('says what failed, with a reference id, and loads again on demand', async () => {
    const error = new AppError('SERVER', { status: 503 });
    const fetchNames = jest
      .fn<Promise<string[]>, []>()
      .mockRejectedValueOnce(error)
      .mockResolvedValue(['燈海排練日']);
    renderInShell(<EventNames fetchNames={fetchNames} />);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('無法載入活動資料');
    expect(alert).toHaveTextContent('伺服器暫時沒有回應');
    expect(alert).toHaveTextContent(error.referenceId);
    expect(screen.getByRole('link', { name: '聯絡我們' })).toHaveAttribute(
      'href',
      `/contact?reference=${error.referenceId}`,
    );
    await userEvent.click(screen.getByRole('button', { name: '重試' }));
    expect(await screen.findByText('燈海排練日')).toBeInTheDocument();
  });

  it('keeps the data in view when a later refetch fails', async () => {
    const fetchNames = jest
      .fn<Promise<string[]>, []>()
      .mockResolvedValueOnce(['燈海排練日'])
      .mockRejectedValue(new AppError('SERVER', { status: 500 }));
    renderInShell(<EventNames fetchNames={fetchNames} />);
    await screen.findByText('燈海排練日');
    await userEvent.click(screen.getByRole('button', { name: '重新整理' }));
    await waitFor(() => expect(fetchNames).toHaveBeenCalledTimes(2));
    expect(screen.getByText('燈海排練日')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows a lock and no retry where the server refuses the person', async () => {
    const refuse = () => Promise.reject(new AppError('FORBIDDEN', { status: 403 }));
    renderInShell(<EventNames fetchNames={refuse} />);
    expect(await screen.findByRole('heading', { name: /沒有檢視這個頁面的權限/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: '重試' })).not.toBeInTheDocument();
  });
});
