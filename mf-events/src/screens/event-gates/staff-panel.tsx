import { Panel, SectionHeading } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import type { Staff } from '../../data/event-gates/event-gates.queries';
import eventGatesTexts from '../../locales/event-gates.zh-TW.json';
import { Part, Rows } from './gate-list.styles';
import { InviteForm } from './invite-form';
import { StaffRow } from './staff-row';

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
