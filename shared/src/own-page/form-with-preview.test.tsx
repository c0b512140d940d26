import { renderInShell } from '@spotlight/shared/contract/testing';
import { Form, useForm } from '@spotlight/shared/form';
import { TextField } from '@spotlight/shared/ui';
import * as z from '@spotlight/shared/vendor/zod';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormWithPreview } from './form-with-preview';

function Example() {
  const form = useForm({
    schema: z.object({ name: z.string() }),
    defaultValues: { name: '光點' },
    send: () => Promise.resolve(),
  });
  return (
    <FormWithPreview
      control={form.control}
      preview={({ name }) => <h2>{`${name}的頁面`}</h2>}
      card={({ name }) => <h3>{`${name}的卡片`}</h3>}
    >
      <Form form={form}>
        <TextField label="名稱" {...form.field('name')} />
      </Form>
    </FormWithPreview>
  );
}

function renderExample({ isWide }: { isWide: boolean }) {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: isWide, media }) as MediaQueryList;
  renderInShell(<Example />);
}

test('where there is room, the card of the list follows what is typed', async () => {
  renderExample({ isWide: true });
  const aside = screen.getByRole('complementary', { name: '在列表上的樣子' });
  expect(within(aside).getByText('光點的卡片')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('名稱'), '咖啡');
  expect(within(aside).getByText('光點咖啡的卡片')).toBeInTheDocument();
});

test('the whole page shows what is typed, and the way back loses nothing', async () => {
  renderExample({ isWide: false });
  expect(screen.queryByText('光點的卡片')).toBeNull();
  await userEvent.type(screen.getByLabelText('名稱'), '咖啡');
  await userEvent.click(screen.getByRole('radio', { name: '預覽' }));
  expect(screen.getByRole('heading', { name: '光點咖啡的頁面' })).toBeVisible();
  expect(screen.getByLabelText('名稱')).not.toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: '編輯' }));
  expect(screen.getByLabelText('名稱')).toHaveValue('光點咖啡');
});
