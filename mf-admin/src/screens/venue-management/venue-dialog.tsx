import { AppError } from '@spotlight/shared/data';
import { FormDialog, Refusal, useForm, type FormState } from '@spotlight/shared/form';
import ownPageTexts from '@spotlight/shared/locales/own-page.zh-TW.json';
import { StaleNotice, useVersionedForm } from '@spotlight/shared/own-page';
import { Dialog, QueryView, Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { ReactNode } from 'react';
import { FormTabs } from '../../components/form-tabs';
import { refusedField } from '../../components/refused-field';
import { emptyVenueForm, venueFormOf, type VenueForm } from '../../data/venue/venue-form.rules';
import { useSaveVenue } from '../../data/venue/venue.mutations';
import { useVenue } from '../../data/venue/venue.queries';
import type { FullVenue } from '../../data/venue/venue.schema';
import venueTexts from '../../locales/venues.zh-TW.json';
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
  const venue = useVenue(id);
  const readNewest = async () => (await venue.refetch()).data;
  // What is typed stays when the venue is read again behind it.
  if (venue.data) return <EditVenue venue={venue.data} readNewest={readNewest} onClose={onClose} />;
  return (
    <Dialog isOpen size="lg" title={t('form.editTitle')} onClose={onClose}>
      <QueryView
        query={venue}
        pending={<Skeleton height={420} radius="var(--radius-card)" />}
        errorTitle={t('form.loadFailed')}
      >
        {() => null}
      </QueryView>
    </Dialog>
  );
}

interface EditVenueProps extends OwnProps {
  venue: FullVenue;
  readNewest: () => Promise<FullVenue | undefined>;
}

function EditVenue({ venue, readNewest, onClose }: EditVenueProps) {
  const t = useTexts(venueTexts, ownPageTexts);
  const save = useSaveVenue();
  const { form, isStale, ...ways } = useVersionedForm({
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
      {isStale && <StaleNotice {...ways} />}
    </VenueFields>
  );
}

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
    <FormDialog
      form={form}
      size="lg"
      title={t(isNew ? 'form.addTitle' : 'form.editTitle')}
      submitLabel={t(isNew ? 'form.save' : 'form.saveChanges')}
      busyLabel={t('form.saving')}
      keepLabel={t('form.cancel')}
      failureTitle={t(isNew ? 'form.createFailed' : 'form.updateFailed')}
    >
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
    </FormDialog>
  );
}
