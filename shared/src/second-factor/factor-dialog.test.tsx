import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FactorDialog } from './factor-dialog';
import { createFactor, createFactorAnswer } from './second-factor.fixture';
import type { FactorState } from './second-factor.schema';

function renderDialog(factor: FactorState) {
  const toasts = createFakeToasts();
  const handleClose = jest.fn();
  renderInShell(<FactorDialog onClose={handleClose} />, {
    services: {
      toasts,
      session: createFakeSession(createFakeAccount()),
      backend: createFakeBackend({
        my_second_factor: () => ({ data: factor }),
        remove_second_factor: () => ({ data: createFactorAnswer({ outcome: 'removed' }) }),
      }),
    },
  });
  return { toasts, handleClose };
}

const on = createFactor({
  isSetUp: true,
  isVerified: true,
  confirmedAt: '2026-11-23T01:00:00Z',
  recoveryCodesLeft: 8,
});

it('switches it on', async () => {
  renderDialog(createFactor());
  expect(await screen.findByText('未開啟')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '開啟兩步驟驗證' }));
  expect(screen.getByRole('button', { name: '開始設定' })).toBeInTheDocument();
});

it('switches it off by a code', async () => {
  const { toasts, handleClose } = renderDialog(on);
  expect(await screen.findByText(/備用碼還剩 8 組/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '關閉兩步驟驗證' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /驗證碼/ }), '123456{Enter}');
  await waitFor(() => expect(handleClose).toHaveBeenCalledTimes(1));
  expect(toasts.messages).toEqual(['兩步驟驗證已關閉']);
});

it('offers another app and no way out of it where one is required', async () => {
  renderDialog({ ...on, isRequired: true });
  expect(await screen.findByRole('button', { name: '更換驗證器或備用碼' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '關閉兩步驟驗證' })).not.toBeInTheDocument();
});
