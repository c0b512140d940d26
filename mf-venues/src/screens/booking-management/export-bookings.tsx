import { readAllBookings } from '@spotlight/shared/booking';
import { deskRequest, type DeskFilters } from '@spotlight/shared/booking/desk';
import { useBackend } from '@spotlight/shared/contract';
import { CsvButton } from '@spotlight/shared/files';
import { taipeiDay } from '@spotlight/shared/format';
import stateTexts from '@spotlight/shared/locales/bookings.zh-TW.json';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { bookingCells, bookingColumns } from '../../data/venue-booking/booking-export.rules';
import bookingsTexts from '../../locales/bookings.zh-TW.json';

/** Hands over every booking that the filters leave, what came last first. */
export function ExportBookings({ filters }: { filters: DeskFilters }) {
  const t = useTexts(bookingsTexts);
  const tStates = useTexts(stateTexts);
  const backend = useBackend();
  return (
    <CsvButton
      label={t('management.export')}
      readRows={async () => {
        const bookings = await readAllBookings(backend, deskRequest('venue', filters));
        return [
          bookingColumns.map((name) => t(`management.columns.${name}`)),
          ...bookingCells(
            bookings,
            (status) => tStates(`bookings.status.${status}`),
            t('management.phone'),
          ),
        ];
      }}
      fileName={() => t('management.fileName', { date: taipeiDay() })}
      doneText={(count) => t('management.exported', { count })}
    />
  );
}
