import { renderInShell } from '@spotlight/shared/contract/testing';
import { ReasonDialog } from '@spotlight/shared/form';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { RowPanel } from './row-panel';

let makeRoom: (isBeside: boolean) => void;

function Question() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <textarea aria-label="說明" />
      <button onClick={() => setOpen(true)}>退回</button>
      {isOpen && (
        <ReasonDialog
          title="退回這項內容"
          lead="送件人會讀到。"
          label="理由"
          missing="請填寫理由"
          confirmLabel="確定退回"
          onConfirm={() => Promise.resolve('')}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function Panel({ row }: { row: string }) {
  const [isBeside, setBeside] = useState(true);
  useEffect(() => {
    makeRoom = setBeside;
  }, []);
  return (
    <RowPanel
      title={row}
      rowKey={row}
      isBeside={isBeside}
      onClose={() => undefined}
      footer={<input aria-label="後五碼" />}
    >
      <Question />
    </RowPanel>
  );
}

// Browsers say that a dialog was closed once whatever closed it is over, and then it is open again.
beforeEach(() => {
  jest.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function close(
    this: HTMLDialogElement,
  ) {
    this.open = false;
  });
});
afterEach(() => jest.restoreAllMocks());

const resize = (isBeside: boolean) => act(() => makeRoom(isBeside));

test.each([
  ['a window that becomes narrow', [false]],
  ['one that becomes narrow and wide again', [false, true]],
])('what was typed in a panel survives %s, with the focus', async (_name, widths) => {
  renderInShell(<Panel row="甲" />);
  expect(screen.getByRole('heading', { name: '甲' })).toHaveFocus();
  await userEvent.type(screen.getByRole('textbox', { name: '後五碼' }), '123');
  await userEvent.type(screen.getByRole('textbox', { name: '說明' }), '寫到一半');
  for (const width of widths) resize(width);
  const frame = within(screen.getByRole(widths.at(-1) ? 'region' : 'dialog', { name: '甲' }));
  expect(frame.getByRole('textbox', { name: '說明' })).toHaveValue('寫到一半');
  expect(frame.getByRole('textbox', { name: '說明' })).toHaveFocus();
  expect(frame.getByRole('textbox', { name: '後五碼' })).toHaveValue('123');
});

test('so does a question that was opened in it: half a reason stays, in front of everything', async () => {
  renderInShell(<Panel row="甲" />);
  await userEvent.click(screen.getByRole('button', { name: '退回' }));
  await userEvent.type(screen.getByRole('textbox', { name: '理由' }), '照片不是');
  const shown: string[] = [];
  jest.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function showModal(
    this: HTMLDialogElement,
  ) {
    this.open = true;
    shown.push(this.querySelector('h2')?.textContent ?? '');
  });
  resize(false);
  expect(screen.getByRole('textbox', { name: '理由' })).toHaveValue('照片不是');
  expect(screen.getByRole('textbox', { name: '理由' })).toHaveFocus();
  // The sheet opens first, and never over what was asked in it.
  expect(shown.at(-1)).toBe('退回這項內容');
});

test('another row begins with nothing of the one before', async () => {
  const { rerender } = renderInShell(<Panel row="甲" />);
  await userEvent.type(screen.getByRole('textbox', { name: '說明' }), '寫到一半');
  rerender(<Panel row="乙" />);
  expect(screen.getByRole('textbox', { name: '說明' })).toHaveValue('');
  expect(screen.getByRole('heading', { name: '乙' })).toHaveFocus();
});
