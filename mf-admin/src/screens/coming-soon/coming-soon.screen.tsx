import { ComingSoonPage } from '@spotlight/shared/ui';
import { paths } from '../../paths';

/** Rooms that are announced, by the name of their address. */
const rooms = [
  'venues',
  'performers',
  'ads',
  'content',
  'approvalFlow',
  'approval',
  'users',
  'subscriptions',
  'permissions',
  'migration',
] as const;

const plannedPages = rooms.map((room) => ({
  path: paths[room].pattern,
  key: room,
  actionPath: paths.dashboard.to(),
  actionKey: 'toDashboard',
}));

/** What a room of the back office will offer, before it opens. */
export function ComingSoonScreen() {
  return <ComingSoonPage namespace="admin" pages={plannedPages} />;
}
