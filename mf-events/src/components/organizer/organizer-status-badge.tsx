import { Badge, type BadgeTone } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { OrganizerStatus } from '../../data/organizer/organizer-event.schema';
import organizerTexts from '../../locales/organizer.zh-TW.json';

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
  const t = useTexts(organizerTexts);
  return (
    <Badge tone={tones[status]} hasDot>
      {t(`organizer.status.${status}`)}
    </Badge>
  );
}
