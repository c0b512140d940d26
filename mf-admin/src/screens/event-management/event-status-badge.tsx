import { Badge } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { toneOf } from '../../data/event/event.rules';
import type { EventStatus } from '../../data/event/event.schema';
import { texts } from '../../texts';

/** Where an event stands, in a word and a colour. */
export function EventStatusBadge({ status }: { status: EventStatus }) {
  const t = useTexts(texts);
  return (
    <Badge tone={toneOf(status)} hasDot>
      {t(`events.statuses.${status}`)}
    </Badge>
  );
}
