import { formatHours } from '@spotlight/shared/booking/hours';
import { useRequestLogin, useSession, useToasts } from '@spotlight/shared/contract';
import { toAppError } from '@spotlight/shared/data';
import {
  Form,
  FormFailure,
  SubmitButton,
  forgetDraft,
  readDraft,
  useAttempt,
  useForm,
  useKeptDraft,
} from '@spotlight/shared/form';
import { formatPhoneNumber } from '@spotlight/shared/format';
import { TextArea, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate } from '@spotlight/shared/vendor/router';
import type * as z from '@spotlight/shared/vendor/zod';
import { styled } from 'styled-components';
import { useRequestTogether } from '../../data/common-time/common-time.queries';
import type { CommonTime } from '../../data/common-time/common-time.schema';
import togetherTexts from '../../locales/together.zh-TW.json';
import { paths } from '../../paths';
import { LONGEST_PURPOSE, askSchema } from './ask-form.schema';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding-top: 16px;
  border-top: 1px solid var(--line);
`;

const Note = styled.p`
  color: var(--ink-3);
  font-size: var(--text-14);
`;

/** Where what is typed waits while somebody looks at other times, or signs in elsewhere. */
const DRAFT = 'asking-together';

export interface AskFormProps {
  answer: CommonTime;
  startAt: string;
  endAt: string;
  people: number;
  /** By id of the venue what is shown; `null` while it cannot be asked. */
  totals: Readonly<Record<string, number>> | null;
}

/** One form for all of them: every side is asked, or none. */
export function AskForm({ answer, startAt, endAt, people, totals }: AskFormProps) {
  const t = useTexts(togetherTexts);
  const navigate = useNavigate();
  const requestLogin = useRequestLogin();
  const toasts = useToasts();
  const { user } = useSession();
  const { mutateAsync } = useRequestTogether();
  const { venues, performers } = answer;
  const names = [
    ...venues.map(({ name }) => name),
    ...performers.map(({ performerName }) => performerName),
  ];
  const attempt = useAttempt();
  const form = useForm({
    schema: askSchema(t),
    defaultValues: {
      purpose: '',
      message: '',
      contactName: user?.username ?? '',
      contactPhone: user?.phone ?? '',
      contactEmail: user?.email ?? '',
      ...readDraft<z.input<ReturnType<typeof askSchema>>>(DRAFT),
    },
    mode: 'onTouched',
    send: async (checked) => {
      if (!totals) return undefined;
      const isSignedIn = await requestLogin({
        title: t('together.ask.login'),
        summary: {
          id: venues[0]?.id ?? '',
          title: names.join('、'),
          detail: formatHours(startAt, endAt),
          category: venues[0]?.type ?? '',
        },
      });
      if (!isSignedIn) return undefined;
      const asked = {
        venues: venues.map(({ id }) => id),
        performers: performers.map(({ id }) => id),
        startAt,
        endAt,
        people,
        ...checked,
        message: checked.message || null,
        expectedTotals: totals,
      };
      const { requests } = await attempt(asked, mutateAsync).catch((thrown: unknown) => {
        // The times are read again, and where this one is gone the form goes with it: what was typed waits.
        if (!toAppError(thrown).isTransient) toasts.error(t('together.ask.failed'));
        else toasts.info(t('together.ask.unheard'));
        throw thrown;
      });
      forgetDraft(DRAFT);
      void navigate(paths.compareBookings);
      return t('together.ask.sent', { count: requests.length });
    },
  });
  useKeptDraft(DRAFT, form);
  return (
    <Form form={form}>
      <Stack>
        <h3>{t('together.ask.title')}</h3>
        <Note>{t('together.ask.help', { names: names.join('、') })}</Note>
        <TextField
          label={t('together.ask.purpose')}
          hint={t('together.ask.purposeHint')}
          maxLength={LONGEST_PURPOSE}
          isRequired
          {...form.field('purpose')}
        />
        <TextArea
          label={t('together.ask.message')}
          rows={3}
          maxLength={2000}
          {...form.field('message')}
        />
        <TextField
          label={t('together.ask.name')}
          autoComplete="name"
          maxLength={50}
          isRequired
          {...form.field('contactName')}
        />
        <TextField
          label={t('together.ask.phone')}
          type="tel"
          autoComplete="tel"
          isRequired
          {...form.field('contactPhone', { tidy: formatPhoneNumber })}
        />
        <TextField
          label={t('together.ask.email')}
          hint={t('together.ask.private')}
          type="email"
          autoComplete="email"
          isRequired
          {...form.field('contactEmail')}
        />
        <FormFailure form={form} claim={t('together.ask.failed')} />
        <SubmitButton form={form} size="lg" disabled={!totals}>
          {t('together.ask.send', { count: names.length })}
        </SubmitButton>
      </Stack>
    </Form>
  );
}
