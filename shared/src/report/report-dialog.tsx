import { FormDialog, useForm } from '@spotlight/shared/form';
import { SelectField, TextArea } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import reportTexts from '../locales/report.zh-TW.json';
import { reportSchema } from './report-form.schema';
import { useReportThing } from './report.mutations';
import { REPORT_MAX_LENGTH, reportKinds, type ReportedThing } from './report.schema';

export interface ReportDialogProps {
  thing: ReportedThing;
  onClose: () => void;
}

/** What is wrong with it, for the administrators; its owner never learns who said so. */
export function ReportDialog({ thing, onClose }: ReportDialogProps) {
  const t = useTexts(reportTexts);
  const { mutateAsync } = useReportThing();
  const form = useForm({
    schema: reportSchema(t),
    defaultValues: { kind: '', body: '' },
    send: async (report) => {
      const { isNew } = await mutateAsync({ thing, ...report });
      return t(isNew ? 'report.sent' : `report.known.${thing.type}`);
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t(`report.title.${thing.type}`)}
      lead={t(`report.lead.${thing.type}`)}
      submitLabel={t('report.send')}
      keepLabel={t('report.cancel')}
    >
      <SelectField
        label={t('report.kind')}
        isRequired
        data-autofocus
        options={[
          { value: '', label: t('report.choose') },
          ...reportKinds.map((kind) => ({ value: kind, label: t(`report.kinds.${kind}`) })),
        ]}
        {...form.field('kind')}
      />
      <TextArea
        label={t('report.body')}
        isRequired={form.watch('kind') === 'other'}
        maxLength={REPORT_MAX_LENGTH}
        {...form.field('body')}
      />
    </FormDialog>
  );
}
