import { useSession } from '@spotlight/shared/contract';
import { lazyPart, Skeleton } from '@spotlight/shared/ui';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { useOwnVenues } from '../../data/own-venue/own-venue.queries';
import { AvailabilityColumn } from '../../components/availability-column';
import { PublicAvailability } from './public-availability';

const pending = (
  <AvailabilityColumn>
    <Skeleton height={560} radius="var(--radius-card)" />
  </AvailabilityColumn>
);

const OwnAvailability = lazyPart(
  () =>
    import(/* webpackChunkName: "own-availability" */ './own-availability').then(
      (m) => m.OwnAvailability,
    ),
  { pending },
);

/** /venue-availability: hosts keep their calendar here; everybody else sees what is free and what is not. */
export function AvailabilityScreen() {
  const [params] = useSearchParams();
  const { user, isLoading } = useSession();
  const query = useOwnVenues();
  const wanted = params.get('venue');
  const venues = query.data ?? [];
  const isOwn = wanted === null ? venues.length > 0 : venues.some(({ id }) => id === wanted);
  if (isLoading || (user && query.isPending)) return pending;
  if (user && (isOwn || (query.isError && wanted === null))) return <OwnAvailability />;
  return <PublicAvailability venueId={wanted} />;
}
