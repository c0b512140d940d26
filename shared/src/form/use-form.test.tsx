import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError } from '@spotlight/shared/data';
import { useTexts, type Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { createFakeToasts, renderInShell } from '../contract/testing';
import { Checkbox } from '../ui/choice/checkbox';
import { SegmentedControl } from '../ui/choice/segmented-control';
import { SelectField } from '../ui/field/select-field';
import { TextArea } from '../ui/field/text-area';
import { TextField } from '../ui/field/text-field';
import { FormDialog, Refusal, checkFields, chosenOf, emailText, requiredText, useForm } from '.';

const bookingTexts = {
  booking: {
    nameMissing: '請填寫名稱。',
    cityMissing: '請選擇城市。',
    emailInvalid: '請填寫有效的電子郵件。',
    tooMany: '最多 {{most}} 人。',
    sizeMissing: '請選擇大小。',
    taken: '這個名稱有人用了。',
  },
};
type Texts = Translate<typeof bookingTexts>;

const bookingSchema = (t: Texts) =>
  z
    .object({
      name: requiredText(t('booking.nameMissing')),
      city: chosenOf(['taipei', 'tainan'], t('booking.cityMissing')),
      email: emailText(t('booking.emailInvalid')),
      people: z.pipe(z.string(), z.transform(Number)),
      size: z.string().check(z.minLength(1, t('booking.sizeMissing'))),
      note: z.string(),
      isAgreed: z.boolean(),
    })
    .check(
      checkFields(({ people }) => ({ people: people > 9 && t('booking.tooMany', { most: 9 }) })),
    );
type Checked = z.infer<ReturnType<typeof bookingSchema>>;

interface BookingProps {
  send: (booking: Checked) => Promise<string | undefined>;
  onClose?: () => void;
}

function Booking({ send, onClose }: BookingProps) {
  const t = useTexts(bookingTexts);
  const form = useForm({
    schema: bookingSchema(t),
    defaultValues: {
      name: '',
      city: '',
      email: 'a@example.tw',
      people: '1',
      size: '',
      note: '兩天',
      isAgreed: false,
    },
    send,
    onSent: onClose,
  });
  return (
    <FormDialog form={form} title="預約" submitLabel="送出" keepLabel="先不要">
      <TextField label="名稱" {...form.field('name', { tidy: (typed) => typed.trim() })} />
      <SelectField label="城市" {...form.field('city')}>
        <option value="">請選擇</option>
        <option value="tainan">台南</option>
      </SelectField>
      <SegmentedControl
        label="大小"
        options={[
          { value: 'S', label: '小' },
          { value: 'M', label: '中' },
        ]}
        {...form.choice('size')}
      />
      <TextField label="電子郵件" type="email" {...form.field('email')} />
      <TextField label="人數" inputMode="numeric" {...form.field('people')} />
      <TextArea label="備註" maxLength={20} {...form.field('note')} />
      <Checkbox label="我同意" {...form.field('isAgreed')} />
    </FormDialog>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const nameField = () => screen.getByRole('textbox', { name: '名稱' });

async function fillIn() {
  await userEvent.type(nameField(), ' 聲林 ');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '城市' }), '台南');
  await userEvent.click(screen.getByRole('radio', { name: '中' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '我同意' }));
}

test('what the schema made of the fields is sent, said and done', async () => {
  const send = jest.fn(() => Promise.resolve('已送出'));
  const handleClose = jest.fn();
  const toasts = createFakeToasts();
  renderInShell(<Booking send={send} onClose={handleClose} />, { services: { toasts } });
  await fillIn();
  await press('送出');
  expect(send).toHaveBeenCalledWith({
    name: '聲林',
    city: 'tainan',
    email: 'a@example.tw',
    people: 1,
    size: 'M',
    note: '兩天',
    isAgreed: true,
  });
  expect(toasts.messages).toEqual(['已送出']);
  expect(handleClose).toHaveBeenCalledTimes(1);
});

test('what is wrong is said beside its field once it is sent, and no longer when it is right', async () => {
  const send = jest.fn();
  renderInShell(<Booking send={send} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await press('送出');
  expect(nameField()).toHaveAccessibleDescription('請填寫名稱。');
  expect(nameField()).toHaveFocus();
  expect(screen.getByText('請選擇城市。')).toBeInTheDocument();
  expect(screen.getByText('請選擇大小。')).toBeInTheDocument();
  await userEvent.type(nameField(), '聲');
  expect(nameField()).toBeValid();
  expect(nameField()).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

test('a rule over several fields says its sentence with its numbers', async () => {
  renderInShell(<Booking send={jest.fn()} />);
  await fillIn();
  await userEvent.type(screen.getByRole('textbox', { name: '人數' }), '2');
  await press('送出');
  expect(screen.getByText('最多 9 人。')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: '人數' })).toHaveFocus();
});

test('a choice without a field of its own takes the focus, too', async () => {
  renderInShell(<Booking send={jest.fn()} />);
  await userEvent.type(nameField(), '聲林');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '城市' }), '台南');
  await press('送出');
  expect(screen.getByRole('radio', { name: '小' })).toHaveFocus();
  await userEvent.click(screen.getByRole('radio', { name: '中' }));
  expect(screen.queryByText('請選擇大小。')).not.toBeInTheDocument();
});

test('what was typed stays when sending fails, and the same button tries again', async () => {
  const send = jest
    .fn<Promise<undefined>, []>()
    .mockRejectedValueOnce(new AppError('OFFLINE'))
    .mockResolvedValueOnce(undefined);
  const handleClose = jest.fn();
  renderInShell(<Booking send={send} onClose={handleClose} />);
  await fillIn();
  await press('送出');
  expect(await screen.findByRole('alert')).toHaveTextContent(/網路|連線/);
  expect(nameField()).toHaveValue('聲林');
  expect(handleClose).not.toHaveBeenCalled();
  await press('送出');
  expect(handleClose).toHaveBeenCalledTimes(1);
});

test('what the server refuses is said beside its field', async () => {
  const send = () =>
    Promise.reject(
      new Refusal({ faults: { name: '這個名稱有人用了。' }, failure: '沒有送出，請改名。' }),
    );
  renderInShell(<Booking send={send} />);
  await fillIn();
  await press('送出');
  expect(await screen.findByText('沒有送出，請改名。')).toBeInTheDocument();
  expect(nameField()).toHaveAccessibleDescription('這個名稱有人用了。');
  expect(nameField()).toHaveFocus();
});

test('what was typed is said to the shell, until it is sent', async () => {
  const setUnsavedChanges = jest.fn();
  const { unmount } = renderInShell(<Booking send={() => Promise.resolve(undefined)} />, {
    services: { setUnsavedChanges },
  });
  const lastSaid = () => setUnsavedChanges.mock.lastCall?.[1] as boolean;
  expect(lastSaid()).toBe(false);
  await fillIn();
  expect(lastSaid()).toBe(true);
  await press('送出');
  expect(lastSaid()).toBe(false);
  unmount();
});

test('a text area that is filled already counts what is in it', () => {
  renderInShell(<Booking send={jest.fn()} />);
  expect(screen.getByText('2 / 20')).toBeInTheDocument();
});

test('what is no text of the form, and no field of it, does not compile', () => {
  const check = (t: Texts) => [
    // @ts-expect-error a typo in the name of a text
    requiredText(t('booking.nameMising')),
    // @ts-expect-error a text of another group
    emailText(t('booking.errors.emailInvalid')),
  ];
  // The compiler is the test; this says that it was not skipped.
  expect(check((key: string) => key as never)).toHaveLength(2);
  const Typo = () => {
    const form = useForm({
      schema: z.object({ name: z.string() }),
      defaultValues: { name: '' },
      send: () => Promise.resolve(),
    });
    // @ts-expect-error a typo in the name of a field
    return <TextField label="名稱" {...form.field('nmae')} />;
  };
  renderInShell(<Typo />);
  expect(nameField()).toHaveValue('');
});
