import { Badge, type BadgeTone } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { Gig, GigApplication } from '../../data/gig/gig.schema';
import gigTexts from '../../locales/gig.zh-TW.json';

const tones: Record<Gig['status'], BadgeTone> = {
  draft: 'neutral',
  open: 'info',
  shortlisting: 'warning',
  awarded: 'success',
  closed: 'neutral',
  cancelled: 'neutral',
};

/** How far a gig is. */
export function GigBadge({ status }: Pick<Gig, 'status'>) {
  const t = useTexts(gigTexts);
  return <Badge tone={tones[status]}>{t(`gigStatus.${status}`)}</Badge>;
}

const applicationTones: Record<GigApplication['status'], BadgeTone> = {
  applied: 'info',
  shortlisted: 'warning',
  awarded: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
};

/** How far an application for one is. */
export function ApplicationBadge({ status }: Pick<GigApplication, 'status'>) {
  const t = useTexts(gigTexts);
  return <Badge tone={applicationTones[status]}>{t(`applicationStatus.${status}`)}</Badge>;
}
