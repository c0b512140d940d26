import { ConfirmButton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useArchiveVenue } from '../../data/own-venue/own-venue.mutations';
import type { OwnVenue } from '../../data/own-venue/own-venue.schema';
import profileTexts from '../../locales/venue-profile.zh-TW.json';

/** Takes a venue out of all lists; what is agreed for the future stands in the way. */
export function ArchiveButton({ venue }: { venue: OwnVenue }) {
  const t = useTexts(profileTexts);
  const { mutateAsync } = useArchiveVenue();
  return (
    <ConfirmButton
      variant="plain"
      question={{
        title: t('venueProfile.archive.title', { name: venue.name }),
        body: t('venueProfile.archive.lead'),
        confirmLabel: t('venueProfile.archive.confirm'),
        onConfirm: async () => {
          await mutateAsync(venue);
          return t('venueProfile.archive.done');
        },
      }}
    >
      {t('venueProfile.archive.action')}
    </ConfirmButton>
  );
}
