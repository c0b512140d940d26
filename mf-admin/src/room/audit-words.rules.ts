import { formatDate, formatMoment } from '@spotlight/shared/format';
import type { AuditEntry } from '../data/record/record.schema';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import auditTexts from '../locales/audit.zh-TW.json';

export type AuditTexts = Translate<typeof auditTexts>;

const nameIn = (words: Readonly<Record<string, string>>, name: string): string =>
  words[name] ?? name;

/** What a column is called; one that nobody named keeps the name that the server has for it. */
export const columnName = (column: string): string => nameIn(auditTexts.columns, column);

/** Columns whose values are words of the server: states, roles, kinds. */
const worded = /(^|_)(status|role|type|result)$/;

/**
 * What stood in a column, for people: words for states, days as days, signs for nothing, the name of what an id stands for; the
 * beginning of the id where nobody told it.
 */
export function columnValue(
  column: string,
  value: unknown,
  names: AuditEntry['names'],
  t: AuditTexts,
): string {
  if (value === null || value === undefined || value === '') return t('audit.empty');
  if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
  if (typeof value !== 'string') return JSON.stringify(value);
  if (worded.test(column)) return nameIn(auditTexts.values, value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value);
  if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return formatMoment(value);
  return names[value] ?? (/^[0-9a-f]{8}-[0-9a-f]{4}-/.test(value) ? value.slice(0, 8) : value);
}

const acts = new Set<string>(Object.keys(auditTexts.audit));

/** Who did what, as one sentence. */
export function auditSentence(entry: AuditEntry, t: AuditTexts): string {
  const who = entry.actorName ?? t('audit.server');
  const what = columnsOf(entry).map(columnName).join('、');
  switch (entry.action) {
    case 'update':
      return t('audit.changed', { who, what });
    case 'delete':
      return t('audit.deleted', { who });
    case 'correct':
      return t('audit.corrected', { who });
    case 'create':
      if (entry.after?.['import_id'] !== undefined) return t('audit.imported', { who });
      return t('audit.created', { who, what });
    case 'edit':
      return t('audit.edited', { who, what });
    case 'cancel':
      return t('audit.cancelled', { who });
    case 'remove':
      return t('audit.removed', { who });
    default:
      return acts.has(entry.action)
        ? t(`audit.${entry.action as 'read'}`, { who })
        : t('audit.did', { who, what: entry.action });
  }
}

/** What stood in which column before, and what afterwards. */
export function auditChanges({ action, before, after }: AuditEntry) {
  if (action === 'hand_over_page')
    return [{ column: 'owner_id', before: after?.['from'], after: after?.['to'] }];
  if (action !== 'update') return [];
  return Object.entries(after ?? {}).map(([column, value]) => ({
    column,
    before: before?.[column],
    after: value,
  }));
}

/** Which columns were written, as the server names them. */
function columnsOf({ action, after }: AuditEntry): string[] {
  if (action === 'update') return Object.keys(after ?? {});
  const columns = after?.['columns'];
  return Array.isArray(columns) ? columns.map(String) : [];
}
