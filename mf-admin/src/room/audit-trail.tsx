import { formatMoment } from '@spotlight/shared/format';
import { useTexts, type Translate } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useAudit } from '../data/record/record.queries';
import type { AuditEntry } from '../data/record/record.schema';
import auditTexts from '../locales/audit.zh-TW.json';

export const Records = styled.ol`
  display: grid;
  gap: 8px;
  font-size: var(--text-14);
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 2px 12px;
    overflow-wrap: anywhere;
  }
  & time,
  & small {
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & small {
    grid-column: 2;
    font-size: var(--text-14);
  }
`;

/** Heading of a part of a panel. */
export const PartTitle = styled.h3`
  margin-bottom: 8px;
  font-size: var(--text-14);
`;

/** Who changed what of a row, latest first. Superadmins only; nothing for everybody else. */
export function AuditTrail({ entity, id }: { entity: string; id: string }) {
  const t = useTexts(auditTexts);
  const audit = useAudit(entity, id);
  if (!audit.isEnabled) return null;
  return (
    <section>
      <PartTitle>{t('audit.title')}</PartTitle>
      {audit.isError && <p role="alert">{t('audit.failed')}</p>}
      {audit.data?.items.length === 0 && <p>{t('audit.none')}</p>}
      <Records>
        {audit.data?.items.map((entry) => (
          <li key={entry.id}>
            <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
            <span>{sentenceOf(entry, t)}</span>
            {typeof entry.after?.['reason'] === 'string' && entry.action !== 'update' && (
              <small>{t('audit.reason', { reason: entry.after['reason'] })}</small>
            )}
            {Object.entries(entry.after ?? {})
              .filter(() => entry.action === 'update')
              .map(([column, after]) => (
                <small key={column}>
                  {column}：
                  {t('audit.from', {
                    before: shown(entry.before?.[column], t('audit.empty')),
                    after: shown(after, t('audit.empty')),
                  })}
                </small>
              ))}
          </li>
        ))}
      </Records>
    </section>
  );
}

function sentenceOf(entry: AuditEntry, t: Translate<typeof auditTexts>) {
  const who = entry.actorName ?? t('audit.server');
  switch (entry.action) {
    case 'update':
      return t('audit.changed', { who, what: Object.keys(entry.after ?? {}).join('、') });
    case 'delete':
      return t('audit.deleted', { who });
    case 'correct':
      return t('audit.corrected', { who });
    case 'read':
      return t('audit.read', { who });
    case 'create':
      return t('audit.created', { who, what: columnsOf(entry) });
    case 'edit':
      return t('audit.edited', { who, what: columnsOf(entry) });
    case 'cancel':
      return t('audit.cancelled', { who });
    case 'remove':
      return t('audit.removed', { who });
    case 'second_factor_added':
    case 'second_factor_removed':
    case 'second_factor_reset':
    case 'sessions_ended':
      return t(`audit.${entry.action}`, { who });
    default:
      return t('audit.did', { who, what: entry.action });
  }
}

/** What was written, as the server names it. */
function columnsOf({ after }: AuditEntry): string {
  const columns = after?.['columns'];
  return Array.isArray(columns) ? columns.join('、') : '';
}

function shown(value: unknown, empty: string): string {
  if (value === null || value === undefined || value === '') return empty;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
