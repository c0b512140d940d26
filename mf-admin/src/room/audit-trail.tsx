import { formatMoment } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useAudit } from '../data/record/record.queries';
import auditTexts from '../locales/audit.zh-TW.json';
import { auditSentence, columnName, columnValue } from './audit-words.rules';

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

/** Who changed what of a row, latest first. Nothing for who may not manage things of its kind. */
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
            <span>{auditSentence(entry, t)}</span>
            {typeof entry.after?.['reason'] === 'string' && entry.action !== 'update' && (
              <small>{t('audit.reason', { reason: entry.after['reason'] })}</small>
            )}
            {Object.entries(entry.after ?? {})
              .filter(() => entry.action === 'update')
              .map(([column, after]) => (
                <small key={column}>
                  {columnName(column)}：
                  {t('audit.from', {
                    before: columnValue(column, entry.before?.[column], t),
                    after: columnValue(column, after, t),
                  })}
                </small>
              ))}
          </li>
        ))}
      </Records>
    </section>
  );
}
