import { performerLinks, supportLinks, venueLinks } from '@spotlight/shared/contract/links';
import { formatMoment } from '@spotlight/shared/format/parts';
import type { Audience } from '@spotlight/shared/subscription/schema';
import {
  BuildingIcon,
  CalendarIcon,
  ClockIcon,
  MicIcon,
  SparkleIcon,
} from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { HomeForMe } from '../../data/home-for-me/home-for-me.schema';
import texts from '../../locales/for-you.zh-TW.json';
import { paths, registerPath } from '../../paths';
import { Tile } from './tiles';

const desks = {
  venue: { asked: venueLinks.ownBookings, calendar: venueLinks.availability, Icon: BuildingIcon },
  performer: { asked: performerLinks.performances, calendar: supportLinks.gigs, Icon: MicIcon },
} as const;

interface DeskTilesProps {
  audience: Audience;
  desk: NonNullable<HomeForMe['desk']>;
}

/** For who has a venue or performs: what waits for an answer, what comes next, and who would suit. */
export function DeskTiles({ audience, desk: { pages, waiting, next } }: DeskTilesProps) {
  const t = useTexts(texts);
  const { asked, calendar, Icon } = desks[audience];
  const sort = t(`desk.asked.${audience}`);
  return (
    <>
      {pages === 0 ? (
        <Tile
          Icon={Icon}
          title={t(`desk.noPage.${audience}`)}
          text={t(`desk.noPageText.${audience}`)}
          action={t(`desk.toForm.${audience}`)}
          to={registerPath(audience, paths.home)}
        />
      ) : (
        <Tile
          Icon={ClockIcon}
          title={t('desk.waiting')}
          text={
            waiting > 0
              ? t('desk.waitingText', { count: waiting, asked: sort })
              : t('desk.noneWaiting', { asked: sort })
          }
          action={t(`desk.toDesk.${audience}`)}
          to={asked}
        />
      )}
      <Tile
        Icon={CalendarIcon}
        title={t(`desk.next.${audience}`)}
        text={next ? formatMoment(next.startsAt) : t(`desk.noNext.${audience}`)}
        action={t(next ? 'desk.toNext' : `desk.toCalendar.${audience}`)}
        to={next ? venueLinks.booking(next.bookingId) : calendar}
      />
      <Tile
        Icon={SparkleIcon}
        title={t(`desk.match.${audience}`)}
        text={t(`desk.matchText.${audience}`)}
        action={t('desk.toMatch')}
        to={paths.recommendations}
      />
    </>
  );
}
