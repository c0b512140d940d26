import { eventLinks, performerLinks, venueLinks } from '@spotlight/shared/contract/links';
import type { ApprovalItem } from '../../data/approval/approval.schema';

/** The address under which visitors see it; null for what has none, or none before it is approved. */
export function publicPageOf({ type, id, details, status }: ApprovalItem): string | null {
  const kind = type === 'report' ? details.about : type;
  const shown = type === 'report' ? (details.aboutId ?? '') : id;
  // Events open for administrators of events before they are public; nothing else does.
  if (kind === 'event') return eventLinks.event(shown);
  if (type !== 'report' && status !== 'approved') return null;
  if (kind === 'venue') return venueLinks.venue(shown);
  return kind === 'performer' ? performerLinks.performer(shown) : null;
}
