import { useToasts, useUnsavedChanges } from '@spotlight/shared/contract';
import { isEmail } from '@spotlight/shared/format';
import {
  Button,
  Notice,
  Panel,
  SectionHeading,
  TextField,
  WarningIcon,
  fromTablet,
  useErrorText,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { useInviteStaff } from '../../data/event-gates/event-gates.mutations';
import type { Staff } from '../../data/event-gates/event-gates.queries';
import eventGatesTexts from '../../locales/event-gates.zh-TW.json';
import { Part, Rows } from './gate-list.styles';
import { StaffRow } from './staff-row';

const Form = styled.form`
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

/** Who may check tickets in: invited by address, seen to, sent away. */
export function StaffPanel({ eventId, staff }: { eventId: string; staff: readonly Staff[] }) {
  const t = useTexts(eventGatesTexts);
  const headingId = useId();
  return (
    <Panel as={Part} aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={t('eventGates.staff.title')}
        lead={t('eventGates.staff.lead')}
      />
      <InviteForm eventId={eventId} />
      {staff.length === 0 ? (
        <p>{t('eventGates.staff.empty')}</p>
      ) : (
        <Rows>
          {staff.map((person) => (
            <StaffRow key={person.id} person={person} />
          ))}
        </Rows>
      )}
    </Panel>
  );
}

function InviteForm({ eventId }: { eventId: string }) {
  const t = useTexts(eventGatesTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const { mutate, error, isPending } = useInviteStaff();
  const [email, setEmail] = useState('');
  const [isInvalid, setIsInvalid] = useState(false);
  useUnsavedChanges(email !== '');

  const invite = (submission: SyntheticEvent) => {
    submission.preventDefault();
    const given = email.trim();
    const isAddress = isEmail(given);
    setIsInvalid(!isAddress);
    if (!isAddress) {
      input.current?.focus();
      return;
    }
    if (isPending) return;
    mutate(
      { eventId, email: given },
      {
        onSuccess: () => {
          setEmail('');
          toasts.success(t('eventGates.staff.invited', { email: given }));
        },
      },
    );
  };

  return (
    <>
      <Form noValidate onSubmit={invite}>
        <TextField
          ref={input}
          type="email"
          label={t('eventGates.staff.email')}
          hint={t('eventGates.staff.emailHint')}
          error={isInvalid && t('eventGates.staff.emailInvalid')}
          value={email}
          autoComplete="off"
          maxLength={254}
          isRequired
          onChange={(change) => setEmail(change.target.value)}
        />
        <Button type="submit" isBusy={isPending}>
          {t('eventGates.staff.invite')}
        </Button>
      </Form>
      {error && !isPending && (
        <div role="alert">
          <Notice tone="danger" icon={<WarningIcon />}>
            {errorText(error)}
          </Notice>
        </div>
      )}
    </>
  );
}
