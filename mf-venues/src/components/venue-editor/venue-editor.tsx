import { Form, FormFailure, SubmitButton } from '@spotlight/shared/form';
import ownPageTexts from '@spotlight/shared/locales/own-page.zh-TW.json';
import {
  CompletenessPanel,
  FormWithPreview,
  Part,
  StaleNotice,
  useVersionedForm,
} from '@spotlight/shared/own-page';
import { useUploadPicture } from '@spotlight/shared/picture';
import { ButtonLink, CalendarIcon, EyeIcon, LinesIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { missingVenueParts, venueParts } from '../../data/own-venue/completeness.rules';
import { useSaveVenue, useSubmitVenue } from '../../data/own-venue/own-venue.mutations';
import { useOwnVenues } from '../../data/own-venue/own-venue.queries';
import type { OwnVenue } from '../../data/own-venue/own-venue.schema';
import { venueFormOf } from '../../data/own-venue/venue-form.rules';
import formTexts from '../../locales/venue-form.zh-TW.json';
import profileTexts from '../../locales/venue-profile.zh-TW.json';
import { facilitiesPath, paths, venuePath } from '../../paths';
import { PicturePart } from '../venue-form/picture-part';
import { DeferredVenueCard, DeferredVenuePreview, VenueFields } from '../venue-form/venue-fields';
import { venueSchema } from '../venue-form/venue-form.schema';
import { VenueStateNotice } from '../venue-form/venue-state-notice';
import { ArchiveButton } from './archive-button';

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Hint = styled.p`
  color: var(--ink-3);
  font-size: var(--text-12);
`;

/** What is not public and not looked at: saving it asks for a look. */
const isIdle = ({ status }: OwnVenue) =>
  status === 'draft' || status === 'rejected' || status === 'archived';

/** A venue's state, how complete it is, and its fields with their preview. */
export function VenueEditor({ venue }: { venue: OwnVenue }) {
  const t = useTexts(profileTexts, formTexts, ownPageTexts);
  const { refetch } = useOwnVenues();
  const save = useSaveVenue();
  const submit = useSubmitVenue();
  const upload = useUploadPicture('venues');
  /** What was saved although asking for the look failed. */
  const reached = useRef(0);
  const { form, isStale, keepMine, takeTheirs } = useVersionedForm({
    page: venue,
    schema: venueSchema(t, isIdle(venue)),
    formOf: venueFormOf,
    save: async ({ id, version }, entry) => {
      const on = { id, version: Math.max(version, reached.current) };
      const saved = await save.mutateAsync({ on, entry });
      reached.current = saved.version;
      return isIdle(saved) ? submit.mutateAsync(saved) : saved;
    },
    saidOf: ({ status }) =>
      t(
        isIdle(venue)
          ? 'venueProfile.submitted'
          : status === 'pending_approval'
            ? 'venueProfile.savedPending'
            : 'venueProfile.saved',
      ),
    readNewest: async () =>
      (await refetch({ throwOnError: true })).data?.find(({ id }) => id === venue.id),
  });
  return (
    <Column>
      <VenueStateNotice venue={venue} />
      <CompletenessPanel
        parts={venueParts.length}
        control={form.control}
        missingIn={(typed) =>
          missingVenueParts(typed).map((part) => t(`venueProfile.parts.${part}`))
        }
      />
      <Links>
        <ButtonLink
          to={venuePath(venue.id)}
          size="sm"
          variant="outline"
          icon={<EyeIcon size={18} />}
        >
          {t('venueProfile.view')}
        </ButtonLink>
        <ButtonLink
          to={paths.bookingManagement}
          size="sm"
          variant="outline"
          icon={<CalendarIcon size={18} />}
        >
          {t('venueProfile.bookings')}
        </ButtonLink>
        <ButtonLink
          to={facilitiesPath(venue.id)}
          size="sm"
          variant="outline"
          icon={<LinesIcon size={18} />}
        >
          {t('venueProfile.facilities')}
        </ButtonLink>
      </Links>
      <FormWithPreview
        control={form.control}
        preview={(typed) => <DeferredVenuePreview id={venue.id} form={typed} />}
        card={(typed) => <DeferredVenueCard id={venue.id} form={typed} />}
      >
        <Form form={form}>
          <PicturePart onAdd={upload.mutateAsync} />
          <VenueFields />
          <Part as="section">
            {isStale && <StaleNotice keepMine={keepMine} takeTheirs={takeTheirs} />}
            <FormFailure form={form} />
            <Links>
              <SubmitButton form={form}>
                {t(isIdle(venue) ? 'venueProfile.submit' : 'venueProfile.save')}
              </SubmitButton>
              {venue.status === 'approved' && <ArchiveButton venue={venue} />}
            </Links>
            {venue.status === 'approved' && <Hint>{t('venueProfile.reviewed')}</Hint>}
          </Part>
        </Form>
      </FormWithPreview>
    </Column>
  );
}
