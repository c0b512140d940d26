import { DeferredWeekHours, addDays } from '@spotlight/shared/booking';
import { taipeiDay } from '@spotlight/shared/format';
import {
  ButtonLink,
  EmptyState,
  PageHeading,
  Panel,
  QueryView,
  Skeleton,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate } from '@spotlight/shared/vendor/router';
import { useVenue } from '../../data/venue/venue.queries';
import availabilityTexts from '../../locales/availability.zh-TW.json';
import { createBookingPath, paths, venuePath } from '../../paths';
import { AvailabilityColumn } from '../../components/availability-column';

const HOUR_MS = 3_600_000;

/** Free and busy of a public venue, nothing about who has the rest. */
export function PublicAvailability({ venueId }: { venueId: string | null }) {
  const t = useTexts(availabilityTexts);
  if (venueId === null) {
    return (
      <AvailabilityColumn>
        <PageHeading title={t('availability.publicTitle')} />
        <EmptyState
          title={t('availability.choose')}
          help={t('availability.chooseHelp')}
          action={<ButtonLink to={paths.venueList}>{t('availability.toVenues')}</ButtonLink>}
        />
      </AvailabilityColumn>
    );
  }
  return <VenueWeek id={venueId} />;
}

function VenueWeek({ id }: { id: string }) {
  const t = useTexts(availabilityTexts);
  const navigate = useNavigate();
  const query = useVenue(id);
  return (
    <AvailabilityColumn>
      <QueryView
        query={query}
        pending={<Skeleton height={420} radius="var(--radius-card)" />}
        errorTitle={t('availability.error')}
        isEmpty={(venue) => venue === null}
        empty={
          <EmptyState
            title={t('availability.gone')}
            help={t('availability.chooseHelp')}
            action={<ButtonLink to={paths.venueList}>{t('availability.toVenues')}</ButtonLink>}
          />
        }
      >
        {(venue) =>
          venue && (
            <>
              <PageHeading
                title={t('availability.of', { name: venue.name })}
                lead={t('availability.publicLead')}
                action={
                  <ButtonLink to={venuePath(id)} variant="outline">
                    {t('availability.toVenue')}
                  </ButtonLink>
                }
              />
              <Panel>
                <DeferredWeekHours
                  type="venue"
                  id={id}
                  day={addDays(taipeiDay(), venue.advanceBookingDays)}
                  chosen={null}
                  length={venue.minBookingHours * 60}
                  onPick={(startAt) =>
                    void navigate(
                      createBookingPath(id, {
                        startAt,
                        endAt: new Date(
                          Date.parse(startAt) + venue.minBookingHours * HOUR_MS,
                        ).toISOString(),
                      }),
                    )
                  }
                />
              </Panel>
            </>
          )
        }
      </QueryView>
    </AvailabilityColumn>
  );
}
