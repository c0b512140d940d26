import { formatMoment } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useAudit } from '../data/record/audit.queries';
import auditTexts from '../locales/audit.zh-TW.json';
import { PartTitle, Records } from './records.styles';
import { auditChanges, auditSentence, columnName, columnValue } from './audit-words.rules';

/** Who changed what of a row, latest first. Nothing for who may not manage things of its kind. */
export function AuditList({ entity, id }: { entity: string; id: string }) {
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
            {auditChanges(entry).map(({ column, before, after }) => (
              <small key={column}>
                {columnName(column)}：
                {t('audit.from', {
                  before: columnValue(column, before, entry.names, t),
                  after: columnValue(column, after, entry.names, t),
                })}
              </small>
            ))}
          </li>
        ))}
      </Records>
    </section>
  );
}
