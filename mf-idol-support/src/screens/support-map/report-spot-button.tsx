import { useRequestLogin, useSession } from '@spotlight/shared/contract';
import { FormDialog, chosenOf, useForm } from '@spotlight/shared/form';
import promotionTexts from '@spotlight/shared/locales/promotion.zh-TW.json';
import { Button, SelectField, TextArea } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { useState } from 'react';
import { useReportSpot } from '../../data/spot/spot.mutations';
import { spotFaults, type SpotDetail } from '../../data/spot/spot.schema';
import spotTexts from '../../locales/spot.zh-TW.json';

/** 回報狀況: three people who say the same are believed until somebody looks. */
export function ReportSpotButton({ spot }: { spot: SpotDetail }) {
  const t = useTexts(spotTexts);
  const { isLoggedIn } = useSession();
  const requestLogin = useRequestLogin();
  const [isOpen, setIsOpen] = useState(false);
  const open = async () => {
    const title = t('spot.reportLogin', { title: spot.title });
    if (isLoggedIn || (await requestLogin({ title }))) setIsOpen(true);
  };
  return (
    <>
      <Button variant="outline" onClick={() => void open()}>
        {t('spot.report')}
      </Button>
      {isOpen && <ReportDialog spot={spot} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function ReportDialog({ spot, onClose }: { spot: SpotDetail; onClose: () => void }) {
  const t = useTexts(spotTexts, promotionTexts);
  const { mutateAsync } = useReportSpot();
  const form = useForm({
    schema: z.object({
      fault: chosenOf(spotFaults, t('spot.reportMissing')),
      note: z.string().check(z.trim()),
    }),
    defaultValues: { fault: '', note: '' },
    send: async ({ fault, note }) => {
      await mutateAsync({ id: spot.id, fault, note });
      return t('spot.reported');
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('spot.reportTitle', { title: spot.title })}
      lead={t('spot.reportLead')}
      submitLabel={t('spot.reportSend')}
      keepLabel={t('spot.reportKeep')}
    >
      <SelectField
        label={t('spot.reportKind')}
        isRequired
        data-autofocus
        options={[
          { value: '', label: t('spot.reportChoose') },
          ...spotFaults.map((value) => ({ value, label: t(`spotReportKind.${value}`) })),
        ]}
        {...form.field('fault')}
      />
      <TextArea
        label={t('spot.reportNote')}
        hint={t('spot.reportNoteHint')}
        maxLength={300}
        {...form.field('note')}
      />
    </FormDialog>
  );
}
