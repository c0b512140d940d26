import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from '@spotlight/shared/vendor/zod';
import { renderInShell } from '../contract/testing';
import { TextField } from '../ui/field/text-field';
import { Form, SubmitButton, requiredText, useFieldArray, useForm } from '.';

function Works() {
  const form = useForm({
    schema: z.object({
      works: z.array(z.object({ title: requiredText('請填寫名稱。'), type: z.string() })),
    }),
    defaultValues: { works: [] as { title: string; type: string }[] },
    mode: 'onTouched',
    send: () => Promise.resolve(),
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'works' });
  return (
    <Form form={form}>
      {fields.map(({ id }, index) => (
        <div key={id}>
          <TextField label={`作品 ${index + 1}`} {...form.field(`works.${index}.title`)} />
          <TextField label={`種類 ${index + 1}`} {...form.field(`works.${index}.type`)} />
          <button type="button" onClick={() => remove(index)}>
            {`移除 ${index + 1}`}
          </button>
        </div>
      ))}
      <button type="button" onClick={() => append({ title: '', type: '' })}>
        新增
      </button>
      <SubmitButton form={form}>送出</SubmitButton>
    </Form>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const title = (number: number) => screen.getByRole('textbox', { name: `作品 ${number}` });

test('a row that was just added says nothing, until it is left or sent', async () => {
  renderInShell(<Works />);
  await press('新增');
  await press('新增');
  expect(title(2)).toBeValid();
  await userEvent.click(title(2));
  await userEvent.tab();
  expect(title(2)).toHaveAccessibleDescription('請填寫名稱。');
  await press('送出');
  expect(title(1)).toHaveAccessibleDescription('請填寫名稱。');
});

test('what was told stays with its row, and a row added after sending says nothing, too', async () => {
  renderInShell(<Works />);
  await press('新增');
  await userEvent.type(title(1), '夜行');
  await press('新增');
  await press('送出');
  expect(title(2)).toHaveAccessibleDescription('請填寫名稱。');
  await press('新增');
  expect(title(3)).toBeValid();
  expect(title(2)).toBeInvalid();
  await press('移除 1');
  expect(title(1)).toHaveAccessibleDescription('請填寫名稱。');
  expect(title(2)).toBeValid();
  await userEvent.type(title(1), '晨曦');
  expect(title(1)).toBeValid();
});
