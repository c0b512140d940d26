import { BuildingIcon, MicIcon, TicketIcon } from '@spotlight/shared/ui/parts';
import { eventLinks, performerLinks, venueLinks } from '@spotlight/shared/contract/links';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import homeTexts from '../../locales/home.zh-TW.json';
import { Tile, Tiles } from './tiles';

const audiences = [
  { id: 'fan', path: eventLinks.events, Icon: TicketIcon },
  { id: 'performer', path: performerLinks.registerPerformer, Icon: MicIcon },
  { id: 'venue', path: venueLinks.registerVenue, Icon: BuildingIcon },
] as const;

/** What the site is for each of its three kinds of people, and where they begin. */
export function Audiences() {
  const t = useTexts(homeTexts);
  return (
    <Tiles label={t('audiences.label')}>
      {audiences.map(({ id, path, Icon }) => (
        <Tile
          key={id}
          Icon={Icon}
          title={t(`audiences.${id}.title`)}
          text={t(`audiences.${id}.text`)}
          action={t(`audiences.${id}.action`)}
          to={path}
        />
      ))}
    </Tiles>
  );
}
