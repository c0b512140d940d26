import { minutesInto, momentOf } from '@spotlight/shared/booking';
import { useSession } from '@spotlight/shared/contract';
import { venueLinks } from '@spotlight/shared/contract/links';
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
import { taipeiDay } from '@spotlight/shared/format';
import {
  ButtonLink,
  Panel,
  SelectField,
  TextArea,
  TextField,
  fromTablet,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate, useSearchParams } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { useInvitePerformer } from '../../data/invitation/invitation.mutations';
import inviteTexts from '../../locales/invite.zh-TW.json';
import { FreeHours } from './free-hours';
import { hoursIn, inviteSchema, occasions } from './invite-form.schema';

const Part = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  margin-bottom: 16px;
  & > h2 {
    font-size: var(--text-18);
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: 16px;
`;

const Trio = styled(Pair)`
  @media ${fromTablet} {
    grid-template-columns: 2fr 1fr 1fr;
  }
  @media not ${fromTablet} {
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const FindVenue = styled(ButtonLink)`
  justify-self: start;
  margin-top: -12px;
`;

const timeOf = (day: string, time: string) =>
  momentOf(day, minutesInto(day, `${day}T${time}:00+08:00`));

const nothing = {
  day: '',
  from: '',
  to: '',
  occasion: '',
  place: '',
  audience: '',
  budgetMin: '',
  budgetMax: '',
  requirements: '',
  message: '',
};

/** What is asked of the performer. What was typed stays when it is refused. */
export function InviteForm({ performerId }: { performerId: string }) {
  const t = useTexts(inviteTexts);
  const { user } = useSession();
  const navigate = useNavigate();
  const { mutateAsync } = useInvitePerformer();
  const [address] = useSearchParams();
  const attempt = useAttempt();
  const named = hoursIn(address);
  const draft = `invitation.${performerId}`;
  const form = useForm({
    schema: inviteSchema(t),
    mode: 'onTouched',
    defaultValues: {
      ...nothing,
      contactName: user?.username ?? '',
      contactPhone: user?.phone ?? '',
      contactEmail: user?.email ?? '',
      ...readDraft<typeof nothing>(draft),
      // Hours that the performer named with a no are filled in, whatever was typed before.
      ...(named.day && named),
    },
    send: async ({ day, from, to, occasion, ...rest }) => {
      const asked = {
        ...rest,
        performerId,
        startAt: timeOf(day, from),
        endAt: timeOf(day, to),
        occasion: t(`invite.occasions.${occasion}`),
      };
      const { id } = await attempt(asked, mutateAsync);
      forgetDraft(draft);
      void navigate(venueLinks.booking(id));
      return t('invite.sent');
    },
  });
  useKeptDraft(draft, form);
  const day = form.watch('day');
  return (
    <Form form={form}>
      <Part as="section">
        <h2>{t('invite.when')}</h2>
        <Trio>
          <TextField
            label={t('invite.day')}
            type="date"
            isRequired
            min={taipeiDay()}
            {...form.field('day')}
          />
          <TextField
            label={t('invite.from')}
            type="time"
            step={1800}
            isRequired
            {...form.field('from')}
          />
          <TextField
            label={t('invite.to')}
            type="time"
            step={1800}
            isRequired
            {...form.field('to')}
          />
        </Trio>
        {day && <FreeHours performerId={performerId} day={day} />}
      </Part>
      <Part as="section">
        <h2>{t('invite.what')}</h2>
        <SelectField
          label={t('invite.occasion')}
          isRequired
          options={[
            { value: '', label: t('invite.choose') },
            ...occasions.map((value) => ({ value, label: t(`invite.occasions.${value}`) })),
          ]}
          {...form.field('occasion')}
        />
        <TextField
          label={t('invite.place')}
          hint={t('invite.placeHint')}
          isRequired
          maxLength={200}
          {...form.field('place')}
        />
        <FindVenue to={venueLinks.together('', performerId)} variant="text" size="sm">
          {t('invite.findVenue')}
        </FindVenue>
        <TextField label={t('invite.audience')} inputMode="numeric" {...form.field('audience')} />
        <Pair>
          <TextField
            label={t('invite.budgetMin')}
            inputMode="numeric"
            {...form.field('budgetMin')}
          />
          <TextField
            label={t('invite.budgetMax')}
            inputMode="numeric"
            {...form.field('budgetMax')}
          />
        </Pair>
        <TextArea
          label={t('invite.requirements')}
          hint={t('invite.requirementsHint')}
          maxLength={2000}
          {...form.field('requirements')}
        />
        <TextArea label={t('invite.message')} maxLength={2000} {...form.field('message')} />
      </Part>
      <Part as="section">
        <h2>{t('invite.who')}</h2>
        <p>{t('invite.whoHelp')}</p>
        <TextField
          label={t('invite.contactName')}
          isRequired
          autoComplete="name"
          maxLength={50}
          {...form.field('contactName')}
        />
        <TextField
          label={t('invite.contactPhone')}
          isRequired
          type="tel"
          autoComplete="tel"
          {...form.field('contactPhone')}
        />
        <TextField
          label={t('invite.contactEmail')}
          isRequired
          type="email"
          autoComplete="email"
          {...form.field('contactEmail')}
        />
      </Part>
      <FormFailure form={form} />
      <SubmitButton form={form}>{t('invite.send')}</SubmitButton>
    </Form>
  );
}
