import { formatMoment } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useDecisions } from '../../data/record/record.queries';
import panelTexts from '../../locales/approval-panel.zh-TW.json';
import { PartTitle, Records } from '../../room/records.styles';

const yes = new Set(['approved', 'active', 'open', 'upheld']);
const no = new Set(['rejected', 'draft', 'needs_fix', 'suspended', 'dismissed']);

/** Who decided what about a thing, and why; latest first. */
export function ItemHistory({ entityType, id }: { entityType: string; id: string }) {
  const t = useTexts(panelTexts);
  const history = useDecisions(entityType, id);
  const verdict = (status: string) => {
    if (yes.has(status)) return t('history.to_approved');
    return no.has(status) ? t('history.to_rejected') : t('history.to_other');
  };
  return (
    <section>
      <PartTitle>{t('history.title')}</PartTitle>
      {history.isError && <p role="alert">{t('history.failed')}</p>}
      {history.data?.items.length === 0 && <p>{t('history.none')}</p>}
      <Records>
        {history.data?.items.map(({ decidedAt, decidedBy, toStatus, reason }) => (
          <li key={decidedAt + toStatus}>
            <time dateTime={decidedAt}>{formatMoment(decidedAt)}</time>
            <span>
              {t('history.line', {
                who: decidedBy ?? t('history.somebody'),
                verdict: verdict(toStatus),
              })}
            </span>
            {reason && <small>{reason}</small>}
          </li>
        ))}
      </Records>
    </section>
  );
}
