import type { attendeeExportSchema } from './attendee-export.schema';
import { cutText, formatMoment } from '@spotlight/shared/format';
import type * as z from '@spotlight/shared/vendor/zod';
import type { CsvCell } from '@spotlight/shared/files/csv';
import { answerCells, type AnswerColumn } from '../question/answer.rules';

type Row = z.infer<typeof attendeeExportSchema>['rows'][number];

/** The columns of the file, in their order; the texts are looked up by these names. */
export const attendeeColumns = [
  'registration',
  'ticket',
  'type',
  'holder',
  'name',
  'email',
  'phone',
  'price',
  'status',
  'registered',
  'checkedIn',
  'notes',
] as const;

/** What the rows are written with. */
export interface RowTexts {
  statusLabel: (status: Row['status']) => string;
  /** Of a consent that was given. */
  agreed: string;
}

/** One row for each ticket, as a spreadsheet shows it; the answers follow the fixed columns. */
export function attendeeRows(
  rows: readonly Row[],
  questions: readonly AnswerColumn[],
  { statusLabel, agreed }: RowTexts,
): CsvCell[][] {
  return rows.map((row) => [
    row.registrationNo,
    row.ticketNo,
    row.ticketType,
    row.holderName,
    row.name,
    row.email,
    row.phone,
    row.pricePaid,
    statusLabel(row.status),
    formatMoment(row.registeredAt),
    row.checkedInAt && formatMoment(row.checkedInAt),
    row.adminNotes,
    ...answerCells(questions, row.answers, agreed),
  ]);
}

/** A title as part of a file's name: without what file systems do not take. */
export function fileNamePart(title: string): string {
  return cutText(title.replaceAll(/[\\/:*?"<>|]+/g, ' ').trim(), 40);
}
