import { useToasts, useUnsavedChanges } from '@spotlight/shared/contract';
import {
  Button,
  Dialog,
  Notice,
  SelectField,
  TextArea,
  WarningIcon,
  useErrorText,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { useReportEvent } from '../../data/report/report.mutations';
import { REPORT_MAX_LENGTH, reportKinds } from '../../data/report/report.schema';
import reportTexts from '../../locales/report.zh-TW.json';

const Form = styled.form`
  display: grid;
  gap: 16px;
`;

export interface ReportEventDialogProps {
  eventId: string;
  onClose: () => void;
}

/** What is wrong with an event, for the administrators; its organizer never learns who said so. */
export function ReportEventDialog({ eventId, onClose }: ReportEventDialogProps) {
  const t = useTexts(reportTexts);
  const formId = useId();
  const toasts = useToasts();
  const errorText = useErrorText();
  const { mutate, error, isPending } = useReportEvent();
  const [choice, setChoice] = useState('');
  const [body, setBody] = useState('');
  const [wasSent, setWasSent] = useState(false);
  useUnsavedChanges(body !== '');

  const kind = reportKinds.find((known) => known === choice);
  const isBodyMissing = kind === 'other' && body.trim() === '';
  const handleSubmit = (submission: FormEvent) => {
    submission.preventDefault();
    setWasSent(true);
    if (!kind || isBodyMissing) return;
    mutate(
      { eventId, kind, body: body.trim() },
      {
        onSuccess: ({ isNew }) => {
          toasts.success(t(isNew ? 'report.sent' : 'report.known'));
          onClose();
        },
      },
    );
  };

  return (
    <Dialog
      isOpen
      title={t('report.title')}
      lead={t('report.lead')}
      onClose={onClose}
      footer={
        <>
          <Button variant="plain" onClick={onClose}>
            {t('report.cancel')}
          </Button>
          <Button type="submit" form={formId} isBusy={isPending}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={handleSubmit} noValidate>
        {error && (
          <div role="alert">
            <Notice tone="danger" icon={<WarningIcon />}>
              {errorText(error)}
            </Notice>
          </div>
        )}
        <SelectField
          label={t('report.kind')}
          isRequired
          data-autofocus
          value={choice}
          error={wasSent && !kind && t('report.kindMissing')}
          onChange={(change) => setChoice(change.target.value)}
        >
          <option value="">{t('report.choose')}</option>
          {reportKinds.map((known) => (
            <option key={known} value={known}>
              {t(`report.kinds.${known}`)}
            </option>
          ))}
        </SelectField>
        <TextArea
          label={t('report.body')}
          isRequired={kind === 'other'}
          value={body}
          maxLength={REPORT_MAX_LENGTH}
          error={wasSent && isBodyMissing && t('report.bodyMissing')}
          onChange={(change) => setBody(change.target.value)}
        />
      </Form>
    </Dialog>
  );
}
