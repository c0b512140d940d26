import { useSession } from '@spotlight/shared/contract';
import { eventLinks, performerLinks } from '@spotlight/shared/contract/links';
import { formatMoment } from '@spotlight/shared/format/parts';
import { HeartIcon, Skeleton, SparkleIcon, TicketIcon } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useHomeForMe } from '../../data/home-for-me/home-for-me.queries';
import type { HomeForMe } from '../../data/home-for-me/home-for-me.schema';
import texts from '../../locales/for-you.zh-TW.json';
import { paths } from '../../paths';
import { AdminHint } from './admin-hint';
import { Audiences } from './audiences';
import { DeskTiles } from './desk-tiles';
import { PendingTiles, Tile, Tiles } from './tiles';

/** What the home page says to somebody who is signed in, in the place where others read what the site is. */
export function ForYou() {
  const t = useTexts(texts);
  const { userType } = useSession();
  const { data, isError } = useHomeForMe();
  // Nobody came for this: without an answer the page says what it says to everybody.
  if (isError) return <Audiences />;
  if (!data)
    return (
      <PendingTiles label={t('label')}>
        <Skeleton height={96} radius="var(--radius-card)" />
      </PendingTiles>
    );
  return (
    <>
      <Tiles label={t('label')}>
        {data.desk && userType && userType !== 'fan' ? (
          <DeskTiles audience={userType} desk={data.desk} />
        ) : (
          <FanTiles ticket={data.ticket} followed={data.followed} />
        )}
      </Tiles>
      {data.waitingApprovals !== null && <AdminHint count={data.waitingApprovals} />}
    </>
  );
}

function FanTiles({ ticket, followed }: Pick<HomeForMe, 'ticket' | 'followed'>) {
  const t = useTexts(texts);
  return (
    <>
      {ticket ? (
        <Tile
          Icon={TicketIcon}
          title={t('fan.ticket')}
          text={`${formatMoment(ticket.startsAt)}・${ticket.title}`}
          action={t('fan.toTickets')}
          to={eventLinks.tickets}
        />
      ) : (
        <Tile
          Icon={TicketIcon}
          title={t('fan.noTicket')}
          text={t('fan.noTicketText')}
          action={t('fan.toEvents')}
          to={eventLinks.events}
        />
      )}
      <Tile
        Icon={HeartIcon}
        title={t('fan.followed')}
        text={followed ? t('fan.followedText', followed) : t('fan.noFollowed')}
        action={t(followed ? 'fan.toEvent' : 'fan.toPerformers')}
        to={followed ? eventLinks.event(followed.eventId) : performerLinks.performers}
      />
      <Tile
        Icon={SparkleIcon}
        title={t('fan.forYou')}
        text={t('fan.forYouText')}
        action={t('fan.toRecommendations')}
        to={paths.recommendations}
      />
    </>
  );
}
