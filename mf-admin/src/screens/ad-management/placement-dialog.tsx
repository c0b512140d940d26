import { toAppError } from '@spotlight/shared/data';
import { FormDialog, Refusal, useForm } from '@spotlight/shared/form';
import { Pair } from '@spotlight/shared/own-page';
import { Checkbox, SelectField, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { refusedField } from '../../components/refused-field';
import { adTypes } from '../../data/ad/ad.schema';
import { useSavePlacement } from '../../data/ad-catalogue/ad-catalogue.mutations';
import { placementFormOf } from '../../data/ad-catalogue/ad-catalogue.rules';
import type { Placement } from '../../data/ad-catalogue/ad-catalogue.schema';
import catalogueTexts from '../../locales/ad-catalogue.zh-TW.json';
import adTexts from '../../locales/ads.zh-TW.json';
import { placementSchema } from './catalogue-form.schema';

const numbers = ['slots', 'imageW', 'imageH', 'maxSeconds'] as const;

export interface PlacementDialogProps {
  /** The one that is edited; null: a new one. */
  placement: Placement | null;
  onClose: () => void;
}

/** 新增版位 and 編輯版位. */
export function PlacementDialog({ placement, onClose }: PlacementDialogProps) {
  const t = useTexts(catalogueTexts);
  const ads = useTexts(adTexts);
  const save = useSavePlacement();
  // As the form was filled; the list behind it is read again.
  const [on] = useState(placement);
  const form = useForm({
    schema: placementSchema(t),
    defaultValues: placementFormOf(placement),
    send: async (entry) => {
      await save.mutateAsync({ on, entry }).catch((thrown: unknown) => {
        if (refusedField(thrown) === 'code') {
          throw new Refusal({ faults: { code: t('fault.codeTaken') } });
        }
        const isInUse = toAppError(thrown).code === 'INVALID_STATE';
        throw isInUse ? new Refusal({ faults: { slots: t('placements.inUse') } }) : thrown;
      });
      return t('saved');
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      size="lg"
      title={t(placement ? 'placements.editTitle' : 'placements.addTitle')}
      submitLabel={t('save')}
      busyLabel={t('saving')}
      keepLabel={t('cancel')}
      failureTitle={t('saveFailed')}
    >
      <TextField
        label={t('placements.name')}
        maxLength={60}
        autoComplete="off"
        isRequired
        data-autofocus
        {...form.field('name')}
      />
      <Pair>
        <TextField
          label={t('placements.code')}
          hint={t('placements.codeHint')}
          maxLength={40}
          autoComplete="off"
          isRequired
          {...form.field('code')}
        />
        <TextField
          label={t('placements.location')}
          maxLength={40}
          autoComplete="off"
          isRequired
          {...form.field('displayLocation')}
        />
        <SelectField
          label={t('placements.adType')}
          options={adTypes.map((value) => ({ value, label: ads(`types.${value}`) }))}
          {...form.field('adType')}
        />
        {numbers.map((name) => (
          <TextField
            key={name}
            label={t(`placements.${name}`)}
            inputMode="numeric"
            autoComplete="off"
            isRequired={name === 'slots'}
            {...form.field(name)}
          />
        ))}
      </Pair>
      <Checkbox label={t('placements.isActive')} {...form.field('isActive')} />
    </FormDialog>
  );
}
