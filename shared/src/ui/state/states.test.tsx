import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../../contract/testing';
import { DemoNotice } from './demo-notice';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';
import { ModuleErrorState } from './module-error-state';
import { NotFoundState } from './not-found-state';
import { OfflineNotice } from './offline-notice';

describe('EmptyState', () => {
  it('says one sentence and offers one action, politely', () => {
    renderInShell(<EmptyState title="沒有找到活動" action={<button>清除篩選條件</button>} />);
    expect(screen.getByRole('status')).toHaveTextContent('沒有找到活動');
    expect(screen.getByRole('heading', { level: 2, name: '沒有找到活動' })).toBeVisible();
    expect(screen.getByRole('button', { name: '清除篩選條件' })).toBeVisible();
  });
});

describe('ErrorState', () => {
  it('offers no retry where nothing can be retried', () => {
    renderInShell(<ErrorState referenceId="EVT-7F3A-2291" />);
    expect(screen.getByRole('alert')).toHaveTextContent('參考代碼EVT-7F3A-2291');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says that it is retrying and takes no second press meanwhile', async () => {
    const handleRetry = jest.fn();
    renderInShell(<ErrorState onRetry={handleRetry} isRetrying />);
    await userEvent.click(screen.getByRole('button', { name: '重試中…' }));
    expect(handleRetry).not.toHaveBeenCalled();
  });
});

describe('ModuleErrorState', () => {
  it('names the module, and retries', async () => {
    const handleRetry = jest.fn();
    renderInShell(<ModuleErrorState moduleName="場地" referenceId="X-1" onRetry={handleRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('無法載入場地模組');
    await userEvent.click(screen.getByRole('button', { name: '重試' }));
    expect(handleRetry).toHaveBeenCalledTimes(1);
  });
});

describe('NotFoundState', () => {
  it('is a page of its own with ways back, home and to us', () => {
    renderInShell(<NotFoundState />);
    expect(screen.getByRole('heading', { level: 1, name: '這裡沒有燈光' })).toBeVisible();
    expect(screen.getByRole('button', { name: '返回上一頁' })).toBeVisible();
    expect(screen.getByRole('link', { name: '回首頁' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: '聯絡我們' })).toHaveAttribute('href', '/contact');
  });

  it('inside a page leaves the h1 to the page', () => {
    renderInShell(<NotFoundState isPart title="找不到這場活動" />);
    expect(screen.getByRole('heading', { level: 2, name: '找不到這場活動' })).toBeVisible();
  });
});

describe('notices', () => {
  it('say that there is no network', () => {
    renderInShell(<OfflineNotice />);
    expect(screen.getByRole('status')).toHaveTextContent('目前沒有網路連線');
  });

  it('say that the data are samples, and lead to the import', () => {
    renderInShell(<DemoNotice />);
    expect(screen.getByRole('link', { name: '前往匯入示範資料' })).toHaveAttribute(
      'href',
      '/migration',
    );
  });
});
