import { Artwork } from '@spotlight/artwork/parts';
import { createFakeSession, renderInShell } from '@spotlight/shared/contract/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from '@spotlight/shared/vendor/store';
import { createLoginRequests } from './login-requests';
import { LoginSheet } from './login-sheet';

const sessionOf = (isLoggedIn: boolean) => createStore(() => ({ isLoggedIn }));

describe('requests', () => {
  it('are granted at once to those who are signed in', async () => {
    const requests = createLoginRequests(sessionOf(true));
    await expect(requests.request()).resolves.toBe(true);
    expect(requests.store.getState().open).toBeNull();
  });

  it('open the sheet and get its answer', async () => {
    const requests = createLoginRequests(sessionOf(false));
    const listener = jest.fn();
    requests.store.subscribe(listener);
    const answer = requests.request({ title: '登入後繼續報名' });
    expect(requests.store.getState().open?.prompt.title).toBe('登入後繼續報名');
    requests.store.getState().open?.settle(true);
    await expect(answer).resolves.toBe(true);
    expect(requests.store.getState().open).toBeNull();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('give way to a newer one', async () => {
    const requests = createLoginRequests(sessionOf(false));
    const first = requests.request({ title: '一' });
    const second = requests.request({ title: '二' });
    await expect(first).resolves.toBe(false);
    expect(requests.store.getState().open?.prompt.title).toBe('二');
    requests.store.getState().open?.settle(true);
    await expect(second).resolves.toBe(true);
  });
});

it('a request is granted when somebody signs in in another tab', async () => {
  const session = sessionOf(false);
  const requests = createLoginRequests(session);
  const answer = requests.request();
  session.setState({ isLoggedIn: true });
  await expect(answer).resolves.toBe(true);
  expect(requests.store.getState().open).toBeNull();
});

describe('sheet', () => {
  const summary = {
    id: '1',
    title: '聲音的形狀',
    detail: '2026/12/04(五) 10:00',
    category: '主題展',
  };

  function renderSheet(login = jest.fn(), about = summary) {
    const onSignedIn = jest.fn();
    const onClose = jest.fn();
    renderInShell(
      <LoginSheet
        prompt={{
          title: '登入後繼續報名',
          summary: about,
          known: { username: '林芷晴', email: 'fan@example.test' },
        }}
        onSignedIn={onSignedIn}
        onClose={onClose}
      />,
      {
        at: '/events?page=2',
        services: { session: createFakeSession(null, { login }) },
      },
    );
    return { onSignedIn, onClose };
  }

  it('says what it is about', () => {
    renderSheet();
    expect(screen.getByRole('dialog', { name: '登入後繼續報名' })).toHaveTextContent('聲音的形狀');
  });

  it('shows a venue where somebody is about to book one', async () => {
    const cafe = { ...summary, category: '咖啡廳' };
    renderSheet(jest.fn(), cafe);
    renderInShell(<Artwork kind="venue" id={cafe.id} title="場地" type={cafe.category} />);
    const venue = await screen.findByAltText('場地');
    expect(await screen.findByAltText('')).toHaveAttribute('src', venue.getAttribute('src'));
  });

  it('answers yes once signed in', async () => {
    const { onSignedIn } = renderSheet(jest.fn().mockResolvedValue({ success: true }));
    // The address was typed before.
    expect(screen.getByLabelText('電子郵件')).toHaveValue('fan@example.test');
    await userEvent.type(screen.getByLabelText('密碼'), 'secret');
    await userEvent.click(screen.getByRole('button', { name: '登入' }));
    expect(onSignedIn).toHaveBeenCalledTimes(1);
  });

  it('stays open after a failed attempt', async () => {
    const { onSignedIn, onClose } = renderSheet(
      jest.fn().mockResolvedValue({ success: false, error: '不正確' }),
    );
    await userEvent.type(screen.getByLabelText('密碼'), 'secret');
    await userEvent.click(screen.getByRole('button', { name: '登入' }));
    expect(screen.getByText('登入失敗: 不正確')).toBeInTheDocument();
    expect(onSignedIn).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('answers no when closed', async () => {
    const { onClose } = renderSheet();
    await userEvent.click(screen.getByRole('button', { name: '關閉' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('leads to sign-up and to the forgotten password, both with the way back', async () => {
    const { onClose } = renderSheet();
    expect(screen.getByRole('link', { name: '忘記密碼？' })).toHaveAttribute(
      'href',
      '/login?mode=forgot&returnTo=%2Fevents%3Fpage%3D2',
    );
    const signup = screen.getByRole('link', { name: '註冊' });
    expect(signup).toHaveAttribute('href', '/signup?returnTo=%2Fevents%3Fpage%3D2');
    await userEvent.click(signup);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
