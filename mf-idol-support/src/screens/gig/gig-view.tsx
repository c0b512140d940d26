import { formatHours } from '@spotlight/shared/booking/hours';
import { venueLinks } from '@spotlight/shared/contract/links';
import { cityLabel, formatPrice, performerCategoryLabel } from '@spotlight/shared/format';
import { Part } from '@spotlight/shared/own-page';
import { Notice, PageHeading, ShareButton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { GigBadge } from '../../components/gig/gig-badge';
import type { GigDetail } from '../../data/gig/gig.schema';
import gigTexts from '../../locales/gig.zh-TW.json';
import { ApplyPart } from './apply-part';
import { GigTools } from './gig-tools';
import { PosterDesk } from './poster-desk';

const Facts = styled.dl`
  display: grid;
  gap: 12px;
  & > div {
    display: grid;
    grid-template-columns: 6em minmax(0, 1fr);
    gap: 8px;
  }
  & dt {
    color: var(--ink-3);
    font-size: var(--text-14);
  }
  & dd {
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  & a {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

const Words = styled.p`
  color: var(--ink-2);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
`;

/** One gig: its facts, and what the reader can do about it. */
export function GigView({ gig }: { gig: GigDetail }) {
  const t = useTexts(gigTexts);
  const { title, status, isMine, performanceType, genre } = gig;
  const kind = performanceType ? performerCategoryLabel(performanceType) : t('gigs.anyKind');
  const facts = [
    [t('gig.when'), formatHours(gig.startAt, gig.endAt)],
    [t('gig.where'), <Place key="place" gig={gig} />],
    [t('gig.kind'), [kind, genre].filter(Boolean).join('・')],
    [t('gig.budget'), t('gig.perAct', { budget: formatPrice(gig.budget) })],
    [t('gig.slots'), t('gig.slotsTaken', { slots: gig.slots, taken: gig.awardedCount })],
  ] as const;
  return (
    <>
      <Row>
        <GigBadge status={status} />
        {status !== 'draft' && status !== 'cancelled' && <ShareButton title={title} />}
      </Row>
      <PageHeading title={title} lead={t('gig.by', { name: gig.posterName })} />
      {status !== 'open' && <Notice>{t(`gig.note.${status}`)}</Notice>}
      {isMine && <GigTools gig={gig} />}
      <Part as="section" aria-label={t('gig.facts')}>
        <Facts>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      </Part>
      <Part as="section">
        <h2>{t('gig.about')}</h2>
        <Words>{gig.description}</Words>
      </Part>
      {isMine ? status !== 'draft' && <PosterDesk gig={gig} /> : <ApplyPart gig={gig} />}
    </>
  );
}

function Place({ gig }: { gig: GigDetail }) {
  const { city, venueId, venueName, isVenuePublic, location } = gig;
  return (
    <>
      {cityLabel(city)}
      {venueName && '・'}
      {venueName && venueId && isVenuePublic ? (
        <Link to={venueLinks.venue(venueId)}>{venueName}</Link>
      ) : (
        venueName
      )}
      {location && `・${location}`}
    </>
  );
}
