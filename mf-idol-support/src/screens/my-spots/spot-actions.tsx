import { giftStateLabel } from '@spotlight/shared/format';
import { FormDialog, useForm } from '@spotlight/shared/form';
import { Button, ButtonLink, ConfirmButton, SelectField, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useCloseSpot, useUpdateGifts } from '../../data/spot/spot.mutations';
import { giftStates, type Spot } from '../../data/spot/spot.schema';
import formTexts from '../../locales/spot-form.zh-TW.json';
import { editSpotPath } from '../../paths';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** What can be done with an own spot: the lamp of presents, other words, the end. */
export function SpotActions({ spot }: { spot: Spot }) {
  const t = useTexts(formTexts);
  const [isUpdating, setIsUpdating] = useState(false);
  const { mutateAsync } = useCloseSpot();
  const { id, title } = spot;
  return (
    <Row>
      <Button
        size="sm"
        variant="outline"
        aria-label={t('mySpots.giftsNamed', { title })}
        onClick={() => setIsUpdating(true)}
      >
        {t('mySpots.gifts')}
      </Button>
      <ButtonLink
        to={editSpotPath(id)}
        size="sm"
        variant="outline"
        aria-label={t('mySpots.editNamed', { title })}
      >
        {t('mySpots.edit')}
      </ButtonLink>
      <ConfirmButton
        size="sm"
        variant="plain"
        aria-label={t('mySpots.closeNamed', { title })}
        question={{
          title: t('mySpots.closeTitle', { title }),
          body: t('mySpots.closeBody'),
          confirmLabel: t('mySpots.close'),
          keepLabel: t('mySpots.closeKeep'),
          tone: 'danger',
          onConfirm: async () => {
            await mutateAsync(id);
            return t('mySpots.closed');
          },
        }}
      >
        {t('mySpots.close')}
      </ConfirmButton>
      {isUpdating && <GiftDialog spot={spot} onClose={() => setIsUpdating(false)} />}
    </Row>
  );
}

function GiftDialog({ spot, onClose }: { spot: Spot; onClose: () => void }) {
  const t = useTexts(formTexts);
  const { mutateAsync } = useUpdateGifts();
  const form = useForm({
    schema: z.object({ state: z.enum(giftStates), note: z.string().check(z.trim()) }),
    defaultValues: { state: spot.giftStatus ?? '尚有', note: '' },
    send: async ({ state, note }) => {
      await mutateAsync({ id: spot.id, state, note });
      return t('mySpots.giftsSaved');
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('mySpots.giftsTitle', { title: spot.title })}
      submitLabel={t('mySpots.giftsSend')}
      keepLabel={t('mySpots.giftsKeep')}
    >
      <SelectField
        label={t('mySpots.giftsState')}
        data-autofocus
        options={giftStates.map((value) => ({ value, label: giftStateLabel(value) }))}
        {...form.field('state')}
      />
      <TextField
        label={t('spotForm.giftNote')}
        hint={t('spotForm.giftNoteHint')}
        maxLength={200}
        autoComplete="off"
        {...form.field('note')}
      />
    </FormDialog>
  );
}
