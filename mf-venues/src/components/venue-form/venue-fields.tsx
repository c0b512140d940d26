import { Skeleton, lazyPart } from '@spotlight/shared/ui';
import { BasicsPart } from './basics-part';
import { HoursPart } from './hours-part';
import { PlacePart } from './place-part';
import { TermsPart } from './terms-part';

/** The page of a venue as visitors will see it, when somebody asks for it. */
export const DeferredVenuePreview = lazyPart(
  () =>
    import(/* webpackChunkName: "venue-preview" */ './venue-preview').then((m) => m.VenuePreview),
  { pending: <Skeleton height={520} radius="var(--radius-card)" /> },
);

/** Its tile, where there is room for it beside the form. */
export const DeferredVenueCard = lazyPart(
  () =>
    import(/* webpackChunkName: "venue-card-preview" */ './venue-card-preview').then(
      (m) => m.VenueCardPreview,
    ),
  { pending: <Skeleton height={240} radius="var(--radius-card)" /> },
);

/** All that is typed about a venue, part by part. */
export function VenueFields() {
  return (
    <>
      <BasicsPart />
      <PlacePart />
      <HoursPart />
      <TermsPart />
    </>
  );
}
