import { useFormContext } from '@spotlight/shared/form';
import { Part } from '@spotlight/shared/own-page';
import { PictureField, useUploadPicture } from '@spotlight/shared/picture';
import {
  IconButton,
  SelectField,
  Switch,
  TextField,
  TrashIcon,
  fromTablet,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { FacilityForm } from '../../data/own-venue/facility-form.rules';
import { facilityUnits } from '../../data/own-venue/own-venue.schema';
import facilitiesTexts from '../../locales/facilities.zh-TW.json';

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: start;
  & > button {
    margin-top: 26px;
  }
`;

const Terms = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: 16px;
  @media ${fromTablet} {
    grid-template-columns: 2fr 2fr 1fr;
  }
`;

const Photo = styled.img`
  display: block;
  width: 160px;
  aspect-ratio: 4 / 3;
  border-radius: var(--radius-control);
  object-fit: cover;
  background: var(--surface-3);
`;

export interface FacilityFieldsProps {
  index: number;
  /** What the row is called by those who hear it. */
  name: string;
  onRemove: () => void;
}

/** One facility: what it is, what it costs, how many there are, and whether guests are offered it. */
export function FacilityFields({ index, name, onRemove }: FacilityFieldsProps) {
  const t = useTexts(facilitiesTexts);
  const form = useFormContext<FacilityForm>();
  const upload = useUploadPicture('venues');
  const imageUrl = form.watch(`facilities.${index}.imageUrl`);
  const setPhoto = (address: string) =>
    form.setValue(`facilities.${index}.imageUrl`, address, { shouldDirty: true });
  return (
    <Part
      as="fieldset"
      aria-label={t('facilities.row', { number: index + 1, name })}
      style={{ minWidth: 0, margin: 0 }}
    >
      <Head>
        <TextField
          label={t('facilities.name')}
          placeholder={t('facilities.namePlaceholder')}
          maxLength={50}
          autoComplete="off"
          isRequired
          {...form.field(`facilities.${index}.name`)}
        />
        <IconButton label={t('facilities.remove', { name })} onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      </Head>
      <Terms>
        <TextField
          label={t('facilities.fee')}
          hint={t('facilities.feeHint')}
          inputMode="numeric"
          autoComplete="off"
          {...form.field(`facilities.${index}.fee`)}
        />
        <SelectField
          label={t('facilities.feeUnit')}
          options={facilityUnits.map((unit) => ({
            value: unit,
            label: t(`facilities.units.${unit}`),
          }))}
          {...form.field(`facilities.${index}.feeUnit`)}
        />
        <TextField
          label={t('facilities.quantity')}
          inputMode="numeric"
          autoComplete="off"
          {...form.field(`facilities.${index}.quantity`)}
        />
      </Terms>
      <TextField
        label={t('facilities.note')}
        placeholder={t('facilities.notePlaceholder')}
        maxLength={200}
        autoComplete="off"
        {...form.field(`facilities.${index}.note`)}
      />
      <PictureField
        hasPicture={imageUrl !== ''}
        onChoose={async (picture) => setPhoto(await upload.mutateAsync(picture))}
        onRemove={() => setPhoto('')}
      >
        {imageUrl && <Photo src={imageUrl} alt={t('facilities.photo', { name })} />}
      </PictureField>
      <Switch
        label={t('facilities.isActive')}
        hint={t('facilities.isActiveHint')}
        {...form.register(`facilities.${index}.isActive`)}
      />
    </Part>
  );
}
