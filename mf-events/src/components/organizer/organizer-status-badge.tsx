import { Badge, type BadgeTone } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import type { OrganizerStatus } from '../../data/organizer/organizer-event.schema';

const tones: Record<OrganizerStatus, BadgeTone> = {
  draft: 'neutral',
  pending_approval: 'info',
  rejected: 'danger',
  upcoming: 'success',
  ongoing: 'accent',
  ended: 'neutral',
  cancelled: 'danger',
};

/** How far an own event is, in a word. */
export function OrganizerStatusBadge({ status }: { status: OrganizerStatus }) {
  const { t } = useTranslation('events');
  return (
    <Badge tone={tones[status]} hasDot>
      {t(`organizer.status.${status}`)}
    </Badge>
  );
}
