import { useToasts } from '@spotlight/shared/contract';
import { Button, Checkbox, Panel, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ReasonDialog } from '@spotlight/shared/form';
import { useDecideRegistrations } from '../../../data/attendee/attendee.mutations';
import type { Attendee } from '../../../data/attendee/attendee.queries';
import attendeesTexts from '../../../locales/attendees.zh-TW.json';

/** Below the header, where it stays while one reads down the list. */
const Bar = styled(Panel)`
  position: sticky;
  z-index: 1;
  top: calc(var(--header-h) + 8px);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding: 8px 16px;
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

export interface ApprovalBarProps {
  eventId: string;
  /** Those on the page that wait for the organizer. */
  waiting: readonly Attendee[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** Decides on many at once. What somebody gave up meanwhile is passed over and said. */
export function ApprovalBar({ eventId, waiting, chosen, onChoose }: ApprovalBarProps) {
  const t = useTexts(attendeesTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const { mutateAsync, isPending } = useDecideRegistrations();
  const [isRefusing, setIsRefusing] = useState(false);
  const ids = waiting.map(({ id }) => id).filter((id) => chosen.has(id));
  const isEvery = ids.length === waiting.length;

  const decide = async (isApproved: boolean, reason: string | null): Promise<string> => {
    const { decided, skipped } = await mutateAsync({ eventId, ids, isApproved, reason });
    onChoose(new Set());
    const done = t(isApproved ? 'attendees.many.approved' : 'attendees.many.rejected', {
      count: decided.length,
    });
    return skipped.length > 0
      ? done + t('attendees.many.skipped', { count: skipped.length })
      : done;
  };
  const approve = async () => {
    try {
      toasts.success(await decide(true, null));
    } catch (thrown) {
      toasts.error(errorText(thrown));
    }
  };

  return (
    <Bar role="group" aria-label={t('attendees.many.label')}>
      <Checkbox
        label={t('attendees.many.all', { count: waiting.length })}
        checked={isEvery}
        onChange={() => onChoose(new Set(isEvery ? [] : waiting.map(({ id }) => id)))}
      />
      <div>
        <Button
          variant="outline"
          size="sm"
          disabled={ids.length === 0 || isPending}
          onClick={() => setIsRefusing(true)}
        >
          {t('attendees.many.reject', { count: ids.length })}
        </Button>
        <Button
          size="sm"
          disabled={ids.length === 0}
          isBusy={isPending && !isRefusing}
          onClick={() => void approve()}
        >
          {t('attendees.many.approve', { count: ids.length })}
        </Button>
      </div>
      {isRefusing && (
        <ReasonDialog
          title={t('attendees.many.rejectTitle', { count: ids.length })}
          lead={t('attendees.many.rejectBody')}
          label={t('attendees.reason')}
          hint={t('attendees.reasonHint')}
          missing={t('attendees.reasonMissing')}
          confirmLabel={t('attendees.rejectTitle')}
          tone="danger"
          onConfirm={(reason) => decide(false, reason)}
          onClose={() => setIsRefusing(false)}
        />
      )}
    </Bar>
  );
}
