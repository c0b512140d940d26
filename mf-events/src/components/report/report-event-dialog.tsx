import { FormDialog, useForm } from '@spotlight/shared/form';
import { SelectField, TextArea } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useReportEvent } from '../../data/report/report.mutations';
import { REPORT_MAX_LENGTH, reportKinds } from '../../data/report/report.schema';
import reportTexts from '../../locales/report.zh-TW.json';
import { reportSchema } from './report-form.schema';

export interface ReportEventDialogProps {
  eventId: string;
  onClose: () => void;
}

/** What is wrong with an event, for the administrators; its organizer never learns who said so. */
export function ReportEventDialog({ eventId, onClose }: ReportEventDialogProps) {
  const t = useTexts(reportTexts);
  const { mutateAsync } = useReportEvent();
  const form = useForm({
    schema: reportSchema(t),
    defaultValues: { kind: '', body: '' },
    send: async (report) => {
      const { isNew } = await mutateAsync({ eventId, ...report });
      return t(isNew ? 'report.sent' : 'report.known');
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('report.title')}
      lead={t('report.lead')}
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
