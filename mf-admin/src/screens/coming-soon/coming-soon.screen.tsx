import { ComingSoonPage } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { paths } from '../../paths';
import { texts } from '../../texts';

/** Rooms that are announced, by the name of their address. */
const rooms = ['migration'] as const;

const plannedPages = rooms.map((room) => ({
  path: paths[room].pattern,
  key: room,
  actionPath: paths.dashboard.to(),
}));

/** What a room of the back office will offer, before it opens. */
export function ComingSoonScreen() {
  const t = useTexts(texts);
  return (
    <ComingSoonPage
      pages={plannedPages}
      textOf={(name, part) =>
        part === 'action' ? t('comingSoon.toDashboard') : t(`comingSoon.${name}.${part}`)
      }
    />
  );
}
