import { useToasts } from '@spotlight/shared/contract';
import { taipeiDay } from '@spotlight/shared/format';
import { Button, FileIcon, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { downloadFile } from '@spotlight/shared/files';
import { useExportAttendees } from '../../../data/attendee/attendee.mutations';
import { toCsv } from '@spotlight/shared/files/csv';
import { answerColumns } from '../../../data/question/answer.rules';
import {
  attendeeColumns,
  attendeeRows,
  fileNamePart,
} from '../../../data/attendee/attendee-export.rules';
import attendeesTexts from '../../../locales/attendees.zh-TW.json';

/** Hands over everybody with a ticket as a table for Excel. */
export function ExportAttendeesButton({ eventId, title }: { eventId: string; title: string }) {
  const t = useTexts(attendeesTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const { mutate, isPending } = useExportAttendees();
  const download = () =>
    mutate(eventId, {
      onSuccess: ({ rows, questions }) => {
        if (rows.length === 0) {
          toasts.info(t('attendees.exportEmpty'));
          return;
        }
        const asked = answerColumns(questions, rows);
        const csv = toCsv([
          [
            ...attendeeColumns.map((name) => t(`attendees.column.${name}`)),
            ...asked.map(({ label }) => label),
          ],
          ...attendeeRows(rows, asked, {
            statusLabel: (status) => t(`attendees.ticketStatus.${status}`),
            agreed: t('attendees.agreed'),
          }),
        ]);
        const name = t('attendees.fileName', { event: fileNamePart(title), day: taipeiDay() });
        downloadFile(name, csv, 'text/csv;charset=utf-8');
        toasts.success(t('attendees.exportDone', { count: rows.length }));
      },
      onError: (error) => toasts.error(errorText(error)),
    });
  return (
    <Button
      variant="outline"
      size="sm"
      icon={<FileIcon size={18} />}
      isBusy={isPending}
      onClick={download}
    >
      {t('attendees.export')}
    </Button>
  );
}
