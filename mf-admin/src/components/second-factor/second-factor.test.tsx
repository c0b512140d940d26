import {
  catchDownloads,
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
  type FakeAnswer,
} from '@spotlight/shared/contract/testing';
import { useQuery } from '@spotlight/shared/vendor/query';
import { useBackend } from '@spotlight/shared/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEnterArea } from '../../data/access/access.queries';
import { dashboardKeys } from '../../data/dashboard/dashboard.keys';
import { listSessions } from '../../data/user/user.repository';
import { createFactor, createFactorAnswer } from '@spotlight/shared/second-factor/fixture';
import type { FactorAnswer, FactorState } from '@spotlight/shared/second-factor';
import { AdminGuard } from '../../layout/admin-guard';
import texts from '../../locales/zh-TW.json';

/** A server as this one: who has brought the right code is an administrator from then on. */
function createServer(factor: FactorState, answers: Partial<FactorAnswer>[]) {
  const server = { isAdmin: false, asked: 0, codes: [] as unknown[] };
  const take = ({ p_code: code }: Record<string, unknown>): FakeAnswer => {
    server.codes.push(code);
    const answer = createFactorAnswer(answers.shift());
    server.isAdmin ||= answer.outcome === 'verified';
    return { data: answer };
  };
  const backend = createFakeBackend({
    is_admin_safe_v3: () => {
      server.asked += 1;
      return { data: server.isAdmin };
    },
    my_second_factor: () => ({ data: { ...factor, isNeeded: !server.isAdmin } }),
    begin_second_factor: () => ({
      data: { secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/a?secret=GEZDGNBVGY3TQOJQ' },
    }),
    confirm_second_factor: take,
    verify_second_factor: take,
    account_sessions: () => ({ code: 'SECOND_FACTOR_NEEDED', status: 403 }),
  });
  return { server, backend };
}

/** As when the window is looked at again after a while. */
function AskAgain() {
  return <button onClick={useEnterArea()}>再問一次</button>;
}

const session = () => createFakeSession(createFakeAccount({ role: 'admin' }));

function renderGuard(factor: FactorState, answers: Partial<FactorAnswer>[] = []) {
  const { server, backend } = createServer(factor, answers);
  const rendered = renderInShell(
    <>
      <AdminGuard>
        <h1>機密</h1>
      </AdminGuard>
      <AskAgain />
    </>,
    {
      services: { backend, session: session() },
      texts: { admin: texts },
      at: '/admin/events?page=2',
      path: '/admin/*',
    },
  );
  return { ...rendered, server };
}

const needed = createFactor({ isNeeded: true, isSetUp: true });
const field = () => screen.findByRole('textbox', { name: /驗證碼/ });

describe('the step in place of a room', () => {
  it('takes a code into its one field, and shows the room at the same address', async () => {
    const user = userEvent.setup();
    const { currentUrl, server } = renderGuard(needed);
    const code = await field();
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(screen.queryByText('機密')).not.toBeInTheDocument();
    await user.keyboard('123 456{Enter}');
    expect(await screen.findByText('機密')).toBeInTheDocument();
    expect(server.codes).toEqual(['123456']);
    expect(currentUrl()).toBe('/admin/events?page=2');
  });

  it('says how many tries are left after a wrong code, and until when none is taken', async () => {
    const user = userEvent.setup();
    renderGuard(needed, [
      { outcome: 'wrong', triesLeft: 3 },
      { outcome: 'locked', triesLeft: 0, lockedUntil: '2026-11-23T01:15:00Z' },
    ]);
    await field();
    await user.keyboard('000000{Enter}');
    expect(await screen.findByText(/還可以試 3 次/)).toBeInTheDocument();
    expect(await field()).toHaveValue('000000');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/已暫時鎖定。請在 .*09:15/)).toBeInTheDocument();
  });

  it('says what a code looks like, and sends nothing else', async () => {
    const user = userEvent.setup();
    const { server } = renderGuard(needed);
    await field();
    await user.keyboard('12{Enter}');
    expect(screen.getByText('驗證碼是 6 位數字')).toBeInTheDocument();
    expect(server.codes).toEqual([]);
  });

  it('takes a recovery code instead', async () => {
    const user = userEvent.setup();
    const { server } = renderGuard(needed);
    await field();
    await user.click(screen.getByRole('button', { name: '改用備用碼' }));
    expect(screen.getByRole('textbox', { name: /備用碼/ })).toHaveFocus();
    await user.keyboard('ab2cd-ef3gh{Enter}');
    expect(await screen.findByText('機密')).toBeInTheDocument();
    expect(server.codes).toEqual(['ab2cdef3gh']);
  });

  it('stands in place of the room again when the server asks in the middle of work', async () => {
    const user = userEvent.setup();
    const Room = () => {
      const backend = useBackend();
      const list = useQuery({
        queryKey: dashboardKeys.all,
        queryFn: () => listSessions(backend, 'a1'),
        enabled: false,
      });
      return <button onClick={() => void list.refetch()}>載入</button>;
    };
    const { server, backend } = createServer(needed, []);
    server.isAdmin = true;
    renderInShell(
      <AdminGuard>
        <Room />
      </AdminGuard>,
      {
        services: { backend, session: session() },
        texts: { admin: texts },
        at: '/admin',
        path: '/admin',
      },
    );
    const button = await screen.findByRole('button', { name: '載入' });
    server.isAdmin = false;
    await user.click(button);
    expect(await field()).toBeInTheDocument();
    expect(button).not.toBeInTheDocument();
  });
});

describe('setting one up', () => {
  const codes = Array.from({ length: 10 }, (_, at) => `ABCD${at}-EFGH${at}`);

  it('shows the secret, takes a code of it, and keeps the recovery codes in view until they are kept', async () => {
    const user = userEvent.setup();
    const downloads = catchDownloads();
    const { server } = renderGuard(createFactor({ isNeeded: true, isRequired: true }), [
      { recoveryCodes: codes },
    ]);
    await user.click(await screen.findByRole('button', { name: '開始設定' }));
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /金鑰/ })).toHaveValue('GEZD GNBV GY3T QOJQ');
    await user.click(await field());
    await user.keyboard('654321{Enter}');

    const list = await screen.findByRole('list', { name: '備用碼' });
    expect(list).toHaveTextContent(codes.join(''));
    // The server would let this session in by now.
    expect(server.isAdmin).toBe(true);
    await user.click(screen.getByRole('button', { name: '再問一次' }));
    await waitFor(() => expect(server.asked).toBeGreaterThan(1));
    expect(screen.queryByText('機密')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '下載備用碼' }));
    await waitFor(() => expect(downloads).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: '我已保存，繼續' }));
    expect(await screen.findByText('機密')).toBeInTheDocument();
  });
});
