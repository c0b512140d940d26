import { formatHours } from '@spotlight/shared/booking/hours';
import { formatPrice, performerCategoryLabel } from '@spotlight/shared/format';
import { Badge, CalendarIcon, FactRow, MicIcon, Panel, PinIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { useId } from 'react';
import { styled } from 'styled-components';
import { GigBadge } from '../../components/gig/gig-badge';
import { placeOf } from '../../components/gig/gig-facts';
import type { Gig } from '../../data/gig/gig.schema';
import gigTexts from '../../locales/gig.zh-TW.json';
import { gigPath } from '../../data/gig/gig-path';

const Card = styled(Panel).attrs({ as: 'article' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 8px;
  height: 100%;
  & > h2 {
    font-size: var(--text-16);
    overflow-wrap: anywhere;
  }
  & > h2 > a {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

const Badges = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

const Pay = styled.p`
  font-weight: var(--weight-bold);
  font-variant-numeric: tabular-nums;
`;

const Note = styled.p`
  color: var(--ink-2);
  font-size: var(--text-14);
`;

/** Who is looked for, when, where and for how much; how far the reader's own part in it is. */
export function GigCard({ gig }: { gig: Gig }) {
  const t = useTexts(gigTexts);
  const titleId = useId();
  const { id, title, status, performanceType, startAt, endAt, budget, slots } = gig;
  return (
    <Card aria-labelledby={titleId}>
      <Badges>
        <GigBadge status={status} />
        {gig.waitingCount ? (
          <Badge tone="warning">{t('gigs.waiting', { count: gig.waitingCount })}</Badge>
        ) : null}
        {gig.ownStatus && (
          <Badge tone="success">
            {t('gigs.own', { status: t(`applicationStatus.${gig.ownStatus}`) })}
          </Badge>
        )}
      </Badges>
      <h2 id={titleId}>
        <Link to={gigPath(id)}>{title}</Link>
      </h2>
      <FactRow icon={<CalendarIcon size={18} />} isStrong>
        {formatHours(startAt, endAt)}
      </FactRow>
      <FactRow icon={<PinIcon size={18} />}>{placeOf(gig)}</FactRow>
      <FactRow icon={<MicIcon size={18} />}>
        {performanceType ? performerCategoryLabel(performanceType) : t('gigs.anyKind')}
      </FactRow>
      <Pay>{t('gigs.pay', { budget: formatPrice(budget), slots })}</Pay>
      {gig.awardedCount > 0 && <Note>{t('gigs.taken', { count: gig.awardedCount })}</Note>}
    </Card>
  );
}
