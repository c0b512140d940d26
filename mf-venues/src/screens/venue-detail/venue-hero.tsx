import { Artwork } from '@spotlight/artwork';
import { groupDigits, venueTypeLabel } from '@spotlight/shared/format';
import {
  Breadcrumbs,
  ClockIcon,
  Container,
  fromDesktop,
  PinIcon,
  StageBand,
  Tag,
  UsersIcon,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { VenueDetail } from '../../data/venue/venue.schema';
import { paths } from '../../paths';
import { texts } from '../../texts';
import { DeferredVenueActions } from './deferred-venue-actions';
import { HeroFact } from './hero-fact';
import { detailColumns, PANEL_OVERLAP } from './venue-detail.styles';
import { whereOf } from './where-of.rules';

const Stage = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding-block: 12px 28px;
  @media ${fromDesktop} {
    ${detailColumns}
    align-items: start;
    row-gap: 8px;
    padding-block: 16px 40px;
    & > nav {
      grid-column: 1 / -1;
    }
  }
`;

const Scene = styled(Artwork)`
  @media not ${fromDesktop} {
    width: auto;
    margin-inline: calc(var(--gutter) * -1);
  }
  @media ${fromDesktop} {
    border-radius: var(--radius-card);
  }
`;

/* The price panel rises into the stage, so the words leave its place free. */
const Profile = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
  @media ${fromDesktop} {
    padding-block: 8px ${PANEL_OVERLAP};
  }
`;

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/* As high as what comes, so that nothing moves: two lines beside the picture and on phones. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  gap: 8px;
  min-height: calc(2 * var(--control-sm) + 8px);
`;

const Name = styled.h1`
  font-size: var(--text-22);
  line-height: var(--leading-tight);
  @media ${fromDesktop} {
    font-size: var(--text-28);
  }
`;

const Facts = styled.ul`
  display: grid;
  gap: 8px;
`;

/** Which venue it is: scene, kind, name, where and how large, on the stage; and keeping it. */
export function VenueHero({ venue }: { venue: VenueDetail }) {
  const t = useTexts(texts);
  // An owner looks at the page before it is filled in: what is not said yet has no place.
  const kind = venueTypeLabel(venue.type);
  const where = whereOf(venue);
  return (
    <StageBand lighting="side">
      <Stage>
        <Breadcrumbs
          items={[{ label: t('list.title'), to: paths.venueList }, { label: venue.name }]}
        />
        <Scene
          kind="venue"
          id={venue.id}
          type={venue.type}
          title={t('detail.scene', { name: venue.name })}
          imageUrl={venue.imageUrl}
          sizes="(min-width: 1024px) 776px, 100vw"
          isPriority
        />
        <Profile>
          <Tags>
            {kind && <Tag>{kind}</Tag>}
            {venue.isSupportFriendly && <Tag>{t('venue.friendly')}</Tag>}
          </Tags>
          <Name>{venue.name}</Name>
          <Facts>
            {where && <HeroFact icon={<PinIcon size={18} />}>{where}</HeroFact>}
            <HeroFact icon={<UsersIcon size={18} />}>
              {t('detail.holds', { people: groupDigits(venue.capacity) })}
            </HeroFact>
            <HeroFact icon={<ClockIcon size={18} />}>
              {t('detail.minHours', { hours: venue.minBookingHours })}
            </HeroFact>
          </Facts>
          <Actions>
            <DeferredVenueActions venue={venue} />
          </Actions>
        </Profile>
      </Stage>
    </StageBand>
  );
}
