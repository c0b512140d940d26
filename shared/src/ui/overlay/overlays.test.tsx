import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { createFakeToasts, renderInShell } from '../../contract/testing';
import { AppError } from '../../data';
import { ConfirmButton } from './confirm-button';
import { Dialog } from './dialog';
import { Sheet } from './sheet';

const pressBackdrop = (dialog: HTMLElement) => {
  fireEvent.mouseDown(dialog);
  fireEvent.click(dialog);
};

describe.each([
  ['Dialog', Dialog],
  ['Sheet', Sheet],
])('%s', (_, Overlay) => {
  it('is not there until it is opened', () => {
    renderInShell(<Overlay isOpen={false} title="登入" onClose={() => undefined} />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is modal, named by its title, and takes the focus itself', () => {
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    renderInShell(<Overlay isOpen title="登入後繼續報名" onClose={() => undefined} />);
    expect(screen.getByRole('dialog', { name: '登入後繼續報名' })).toHaveFocus();
    expect(showModal).toHaveBeenCalledTimes(1);
    showModal.mockRestore();
  });

  it('gives the focus to the element that asks for it', () => {
    renderInShell(
      <Overlay isOpen title="登入" onClose={() => undefined}>
        <input aria-label="電子郵件" data-autofocus />
      </Overlay>,
    );
    expect(screen.getByRole('textbox', { name: '電子郵件' })).toHaveFocus();
  });

  it('asks to be closed by its button, by Escape and by a press outside', async () => {
    const handleClose = jest.fn();
    renderInShell(<Overlay isOpen title="登入" onClose={handleClose} />);
    await userEvent.click(screen.getByRole('button', { name: '關閉' }));
    expect(handleClose).toHaveBeenCalledTimes(1);
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(handleClose).toHaveBeenCalledTimes(2);
    pressBackdrop(screen.getByRole('dialog'));
    expect(handleClose).toHaveBeenCalledTimes(3);
  });

  it('stays open when a press begins inside and ends outside', () => {
    const handleClose = jest.fn();
    renderInShell(
      <Overlay isOpen title="登入" onClose={handleClose}>
        <p>內容</p>
      </Overlay>,
    );
    fireEvent.mouseDown(screen.getByText('內容'));
    fireEvent.click(screen.getByRole('dialog'));
    expect(handleClose).not.toHaveBeenCalled();
  });

  it('is closed as a dialog before it leaves the page, so that the focus goes back', () => {
    const close = jest.spyOn(HTMLDialogElement.prototype, 'close');
    const { unmount } = renderInShell(<Overlay isOpen title="登入" onClose={() => undefined} />);
    unmount();
    expect(close).toHaveBeenCalledTimes(1);
    close.mockRestore();
  });
});

describe('ConfirmButton', () => {
  const question = { title: '刪除場地', body: '此操作無法撤銷。', confirmLabel: '刪除場地' };
  const renderQuestion = async (onConfirm: () => Promise<string>) => {
    const user = userEvent.setup();
    const toasts = createFakeToasts();
    renderInShell(<ConfirmButton question={{ ...question, onConfirm }}>刪除…</ConfirmButton>, {
      services: { toasts },
    });
    await user.click(screen.getByRole('button', { name: '刪除…' }));
    return { user, toasts };
  };
  const confirm = () => screen.getByRole('button', { name: '刪除場地' });

  it('asks with two actions and begins on the harmless one', async () => {
    const onConfirm = jest.fn(() => Promise.resolve('已刪除'));
    const { user } = await renderQuestion(onConfirm);
    const dialog = screen.getByRole('alertdialog', { name: '刪除場地' });
    expect(dialog).toHaveTextContent('無法撤銷');
    expect(within(dialog).getAllByRole('button')).toHaveLength(2);
    expect(screen.getByRole('button', { name: '取消' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: '取消' }));
    expect(dialog).not.toBeInTheDocument();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('does it, says so and closes', async () => {
    const { user, toasts } = await renderQuestion(() => Promise.resolve('已刪除'));
    await user.click(confirm());
    expect(toasts.messages).toEqual(['已刪除']);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('keeps a failure in view, and the same button tries again', async () => {
    const onConfirm = jest
      .fn(() => Promise.resolve('已刪除'))
      .mockRejectedValueOnce(new AppError('OFFLINE'));
    const { user, toasts } = await renderQuestion(onConfirm);
    await user.click(confirm());
    expect(screen.getByRole('alert')).toHaveTextContent('網路');
    expect(toasts.messages).toEqual([]);
    await user.click(confirm());
    expect(toasts.messages).toEqual(['已刪除']);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('does what was asked, whatever the page has heard of meanwhile', async () => {
    const user = userEvent.setup();
    const accepted: number[] = [];
    function Offer() {
      const [price, setPrice] = useState(3600);
      useEffect(() => {
        const hearOfAnother = () => setPrice(4200);
        globalThis.addEventListener('focus', hearOfAnother);
        return () => globalThis.removeEventListener('focus', hearOfAnother);
      }, []);
      const onConfirm = () => {
        accepted.push(price);
        return Promise.resolve('已接受');
      };
      const body = `總額 ${price}`;
      return (
        <ConfirmButton question={{ ...question, body, onConfirm }}>接受 {price}</ConfirmButton>
      );
    }
    renderInShell(<Offer />);
    await user.click(screen.getByRole('button', { name: '接受 3600' }));
    act(() => void globalThis.dispatchEvent(new Event('focus')));
    expect(screen.getByText('接受 4200')).toBeInTheDocument();
    expect(screen.getByRole('alertdialog')).toHaveTextContent('總額 3600');
    await user.click(confirm());
    expect(accepted).toEqual([3600]);
  });

  it('cannot be left while its work is under way', async () => {
    const { user } = await renderQuestion(() => new Promise(() => undefined));
    await user.click(confirm());
    await user.click(screen.getByRole('button', { name: '取消' }));
    pressBackdrop(screen.getByRole('alertdialog'));
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  });

  it('says in a toast what failed when its row has gone meanwhile', async () => {
    let fail = () => undefined as void;
    const onConfirm = () =>
      new Promise<string>((_, reject) => {
        fail = () => reject(new AppError('OFFLINE'));
      });
    const user = userEvent.setup();
    const toasts = createFakeToasts();
    const { unmount } = renderInShell(
      <ConfirmButton question={{ ...question, onConfirm }}>刪除…</ConfirmButton>,
      { services: { toasts } },
    );
    await user.click(screen.getByRole('button', { name: '刪除…' }));
    await user.click(confirm());
    unmount();
    fail();
    await waitFor(() => expect(toasts.messages).toHaveLength(1));
  });
});
