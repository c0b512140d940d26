import { Form, FormFailure, SubmitButton, emailText, useForm } from '@spotlight/shared/form';
import { TextField, fromTablet } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { styled } from 'styled-components';
import { useInviteStaff } from '../../data/event-gates/event-gates.mutations';
import eventGatesTexts from '../../locales/event-gates.zh-TW.json';

const Line = styled.div`
  display: grid;
  gap: 8px;
  align-items: start;
  @media ${fromTablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    & > button {
      margin-top: 27px;
    }
  }
`;

/** Invites somebody to check tickets in, by address. */
export function InviteForm({ eventId }: { eventId: string }) {
  const t = useTexts(eventGatesTexts);
  const { mutateAsync } = useInviteStaff();
  const form = useForm({
    schema: z.object({ email: emailText(t('eventGates.staff.emailInvalid')) }),
    defaultValues: { email: '' },
    send: async ({ email }) => {
      await mutateAsync({ eventId, email });
      return t('eventGates.staff.invited', { email });
    },
    beginsAnew: true,
  });
  return (
    <Form form={form}>
      <Line>
        <TextField
          type="email"
          label={t('eventGates.staff.email')}
          hint={t('eventGates.staff.emailHint')}
          autoComplete="off"
          maxLength={254}
          isRequired
          {...form.field('email')}
        />
        <SubmitButton form={form}>{t('eventGates.staff.invite')}</SubmitButton>
      </Line>
      <FormFailure form={form} />
    </Form>
  );
}
