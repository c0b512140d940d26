import {
  CheckCircleIcon,
  ClockIcon,
  FileIcon,
  InfoIcon,
  Notice,
  WarningIcon,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { OwnVenue } from '../../data/own-venue/own-venue.schema';
import formTexts from '../../locales/venue-form.zh-TW.json';

const looks = {
  draft: { tone: 'info', Icon: FileIcon },
  pending_approval: { tone: 'warning', Icon: ClockIcon },
  approved: { tone: 'success', Icon: CheckCircleIcon },
  rejected: { tone: 'danger', Icon: WarningIcon },
  archived: { tone: 'info', Icon: InfoIcon },
} as const;

/** What the state of a venue means, and why it was refused. */
export function VenueStateNotice({ venue }: { venue: OwnVenue }) {
  const t = useTexts(formTexts);
  const { status, lastDecision } = venue;
  const { tone, Icon } = looks[status];
  const reason = status === 'rejected' ? lastDecision?.reason : null;
  return (
    <Notice tone={tone} icon={<Icon />} title={t(`venueState.${status}`)}>
      {reason && <p>{t('venueState.rejectedReason', { reason })}</p>}
      {t(`venueState.${status}Help`)}
    </Notice>
  );
}
