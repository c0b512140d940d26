import { AppError } from '@spotlight/shared/data';
import { Refusal, useForm, type FormState } from '@spotlight/shared/form';
import { cityLabel } from '@spotlight/shared/format';
import ownPageTexts from '@spotlight/shared/locales/own-page.zh-TW.json';
import { StaleNotice, useVersionedForm } from '@spotlight/shared/own-page';
import { useTexts, type Translate } from '@spotlight/shared/vendor/i18n';
import type { ReactNode } from 'react';
import { BothVersions } from '../../components/both-versions';
import { EditorDialog } from '../../components/editor-dialog';
import { FormTabs } from '../../components/form-tabs';
import { LoadedDialog } from '../../components/loaded-dialog';
import { refusedField } from '../../components/refused-field';
import { emptyVenueForm, venueFormOf, type VenueForm } from '../../data/venue/venue-form.rules';
import { useSaveVenue } from '../../data/venue/venue.mutations';
import { useVenue } from '../../data/venue/venue.queries';
import type { FullVenue } from '../../data/venue/venue.schema';
import venueTexts from '../../locales/venue-form.zh-TW.json';
import { BasicsFields, basicsNames } from './basics-fields';
import { HoursFields, hoursNames } from './hours-fields';
import { PlaceFields, placeNames } from './place-fields';
import { venueSchema } from './venue-form.schema';

const USUAL_WINDOW_DAYS = 90;

export interface VenueDialogProps {
  /** The venue that is edited; null: a new one. */
  id: string | null;
  /** Whether a new one may belong to somebody else. */
  mayManage: boolean;
  onClose: () => void;
}

/** 新增場地 and 編輯場地: one form behind three tabs. */
export function VenueDialog({ id, mayManage, onClose }: VenueDialogProps) {
  return id === null ? (
    <NewVenue asksOwner={mayManage} onClose={onClose} />
  ) : (
    <LoadedVenue id={id} onClose={onClose} />
  );
}

interface OwnProps {
  onClose: () => void;
}

function NewVenue({ asksOwner, onClose }: OwnProps & { asksOwner: boolean }) {
  const t = useTexts(venueTexts, ownPageTexts);
  const save = useSaveVenue();
  const form = useForm({
    schema: venueSchema(t, USUAL_WINDOW_DAYS),
    defaultValues: emptyVenueForm(),
    mode: 'onTouched',
    send: async ({ entry, ownerEmail }) => {
      await save.mutateAsync({ on: null, entry, ownerEmail }).catch((thrown: unknown) => {
        if (thrown instanceof AppError && thrown.code === 'NOT_SIGNED_IN') {
          throw new Refusal({ failure: t('form.signedOut') });
        }
        const isUnknown = refusedField(thrown) === 'owner_email';
        throw isUnknown ? new Refusal({ faults: { ownerEmail: t('form.ownerUnknown') } }) : thrown;
      });
      return t('form.created');
    },
    onSent: onClose,
  });
  return <VenueFields form={form} id="new" isNew asksOwner={asksOwner} />;
}

function LoadedVenue({ id, onClose }: OwnProps & { id: string }) {
  const t = useTexts(venueTexts);
  const query = useVenue(id);
  return (
    <LoadedDialog
      query={query}
      title={t('form.editTitle')}
      errorTitle={t('form.loadFailed')}
      onClose={onClose}
    >
      {(venue) => (
        <EditVenue
          venue={venue}
          readNewest={async () => (await query.refetch()).data}
          onClose={onClose}
        />
      )}
    </LoadedDialog>
  );
}

interface EditVenueProps extends OwnProps {
  venue: FullVenue;
  readNewest: () => Promise<FullVenue | undefined>;
}

function EditVenue({ venue, readNewest, onClose }: EditVenueProps) {
  const t = useTexts(venueTexts, ownPageTexts);
  const save = useSaveVenue();
  const { form, isStale, theirs, ...ways } = useVersionedForm({
    page: venue,
    schema: venueSchema(t, venue.maxAdvanceDays),
    formOf: venueFormOf,
    save: (on, { entry }) => save.mutateAsync({ on, entry }),
    saidOf: () => t('form.updated'),
    readNewest,
    onSent: onClose,
  });
  return (
    <VenueFields form={form} id={venue.id} isNew={false} asksOwner={false}>
      {isStale && (
        <StaleNotice {...ways}>
          <BothVersions
            mine={form.getValues()}
            theirs={theirs}
            labels={compared(t)}
            say={(name, { city, days }) => {
              if (name === 'city') return city && cityLabel(city);
              return name === 'days' ? days.map(dayText).join('、') : undefined;
            }}
          />
        </StaleNotice>
      )}
    </VenueFields>
  );
}

const dayText = ({ isOpen, start, end }: VenueForm['days'][number]) =>
  isOpen ? `${start}–${end}` : '—';

/** What is compared when somebody else was faster. */
const compared = (t: Translate<typeof venueTexts>) => ({
  name: t('form.name'),
  type: t('form.type'),
  description: t('form.description'),
  capacity: t('form.capacity'),
  pricePerHour: t('form.pricePerHour'),
  phone: t('form.phone'),
  email: t('form.email'),
  website: t('form.website'),
  imageUrl: t('form.picture'),
  location: t('form.location'),
  address: t('form.address'),
  city: t('form.city'),
  district: t('form.district'),
  zipcode: t('form.zipcode'),
  amenities: t('form.amenities'),
  days: t('form.hours'),
  minBookingHours: t('form.minBookingHours'),
  advanceBookingDays: t('form.advanceBookingDays'),
  specialClosedDates: t('form.closedDates'),
});

interface VenueFieldsProps {
  form: FormState<VenueForm>;
  /** Seeds the drawn picture. */
  id: string;
  isNew: boolean;
  asksOwner: boolean;
  children?: ReactNode;
}

function VenueFields({ form, id, isNew, asksOwner, children }: VenueFieldsProps) {
  const t = useTexts(venueTexts);
  return (
    <EditorDialog form={form} t={t} isNew={isNew}>
      <FormTabs
        label={t('form.tabs')}
        form={form}
        tabs={[
          {
            id: 'basics',
            label: t('form.basics'),
            names: basicsNames,
            fields: <BasicsFields id={id} asksOwner={asksOwner} />,
          },
          { id: 'place', label: t('form.place'), names: placeNames, fields: <PlaceFields /> },
          { id: 'hours', label: t('form.hours'), names: hoursNames, fields: <HoursFields /> },
        ]}
      />
      {children}
    </EditorDialog>
  );
}
