import { Form, FormFailure, SubmitButton, useFieldArray } from '@spotlight/shared/form';
import { amenities } from '@spotlight/shared/format';
import { Part, StaleNotice, useVersionedForm } from '@spotlight/shared/own-page';
import { Button, ButtonLink, EyeIcon, PlusIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { facilityFormOf, facilityRow } from '../../data/own-venue/facility-form.rules';
import { useSaveFacilities } from '../../data/own-venue/own-venue.mutations';
import { useOwnVenues } from '../../data/own-venue/own-venue.queries';
import type { OwnVenue } from '../../data/own-venue/own-venue.schema';
import facilitiesTexts from '../../locales/facilities.zh-TW.json';
import { venuePath } from '../../paths';
import { FacilityFields } from './facility-fields';
import { MOST_FACILITIES, facilitySchema } from './facility-form.schema';

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  margin-bottom: 16px;
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** Everything that bookings of a venue can have, row by row, saved at once. */
export function FacilityEditor({ venue }: { venue: OwnVenue }) {
  const t = useTexts(facilitiesTexts);
  const { refetch } = useOwnVenues();
  const save = useSaveFacilities();
  const { form, isStale, keepMine, takeTheirs } = useVersionedForm({
    page: venue,
    schema: facilitySchema(t),
    mode: 'onSubmit',
    formOf: facilityFormOf,
    save: (on, { facilities }) => save.mutateAsync({ on, entries: facilities }),
    saidOf: () => t('facilities.saved'),
    readNewest: async () =>
      (await refetch({ throwOnError: true })).data?.find(({ id }) => id === venue.id),
  });
  const { fields, append, remove } = useFieldArray({
    control: form.control,
    name: 'facilities',
    keyName: 'rowId',
  });
  const names = form.watch('facilities').map(({ name }) => name);
  const missing = amenities.filter(({ label }) => !names.includes(label));
  const isFull = fields.length >= MOST_FACILITIES;
  return (
    <Form form={form}>
      {fields.length > 0 && (
        <Rows>
          {fields.map(({ rowId }, index) => (
            <li key={rowId}>
              <FacilityFields
                index={index}
                name={names[index] || t('facilities.unnamed')}
                onRemove={() => remove(index)}
              />
            </li>
          ))}
        </Rows>
      )}
      <Part as="section">
        {fields.length === 0 && <p>{t('facilities.none')}</p>}
        {missing.length > 0 && !isFull && (
          <Choices role="group" aria-label={t('facilities.common')}>
            {missing.map(({ id, label }) => (
              <Button
                key={id}
                size="sm"
                variant="outline"
                icon={<PlusIcon size={18} />}
                onClick={() => append(facilityRow(id))}
              >
                {label}
              </Button>
            ))}
          </Choices>
        )}
        <Choices>
          <Button
            variant="outline"
            icon={<PlusIcon size={18} />}
            disabled={isFull}
            onClick={() => append(facilityRow())}
          >
            {t('facilities.add')}
          </Button>
        </Choices>
        {isStale && <StaleNotice keepMine={keepMine} takeTheirs={takeTheirs} />}
        <FormFailure form={form} />
        <Choices>
          <SubmitButton form={form}>{t('facilities.save')}</SubmitButton>
          <ButtonLink to={venuePath(venue.id)} variant="plain" icon={<EyeIcon size={18} />}>
            {t('facilities.view')}
          </ButtonLink>
        </Choices>
      </Part>
    </Form>
  );
}
