import { useSession, useToasts } from '@spotlight/shared/contract';
import {
  Form,
  FormFailure,
  SubmitButton,
  phoneText,
  requiredText,
  useForm,
} from '@spotlight/shared/form';
import { formatPhoneNumber } from '@spotlight/shared/format';
import { Button, FailureNotice, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate } from '@spotlight/shared/vendor/router';
import * as z from '@spotlight/shared/vendor/zod';
import type { ReactNode } from 'react';
import { useAcceptTransfer, useEndTransfer } from '../../data/transfer/transfer.mutations';
import transferTexts from '../../locales/transfer.zh-TW.json';
import { paths } from '../../paths';

export interface TakeFormProps {
  /** The offer, by its id or by the token of its link. */
  by: { id: string } | { token: string };
  /** What is offered. */
  children: ReactNode;
}

/** Takes what is offered, with the name that goes on the ticket, or declines it. */
export function TakeForm({ by, children }: TakeFormProps) {
  const t = useTexts(transferTexts);
  const { user, refreshAccount } = useSession();
  const navigate = useNavigate();
  const toasts = useToasts();
  const accept = useAcceptTransfer();
  const decline = useEndTransfer();
  const leave = () => navigate(paths.tickets, { replace: true });
  const form = useForm({
    schema: z.object({
      name: requiredText(t('transfer.nameMissing')),
      phone: phoneText(t('transfer.phoneInvalid')),
    }),
    defaultValues: {
      name: user?.username ?? '',
      phone: formatPhoneNumber(user?.phone ?? ''),
    },
    send: async (typed) => {
      await accept.mutateAsync({ reference: by, ...typed });
      return t('transfer.taken');
    },
    onSent: () => {
      // The server has remembered it: the next form knows it.
      if (!user?.phone) void refreshAccount();
      void leave();
    },
  });
  const refuse = () =>
    decline.mutate(by, {
      onSuccess: () => {
        toasts.success(t('transfer.declined'));
        void leave();
      },
    });
  return (
    <Form form={form}>
      {children}
      <TextField
        label={t('transfer.name')}
        maxLength={50}
        autoComplete="name"
        isRequired
        {...form.field('name')}
      />
      <TextField
        label={t('transfer.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="0912-345-678"
        isRequired
        {...form.field('phone')}
      />
      <FormFailure form={form} claim={t('transfer.failed')} />
      <FailureNotice
        failure={decline.error}
        claim={t('transfer.failed')}
        isRetrying={form.isBusy}
      />
      <SubmitButton form={form} size="lg" isFullWidth disabled={decline.isPending}>
        {t('transfer.accept')}
      </SubmitButton>
      <Button variant="plain" isFullWidth isBusy={decline.isPending} onClick={refuse}>
        {t('transfer.decline')}
      </Button>
    </Form>
  );
}
