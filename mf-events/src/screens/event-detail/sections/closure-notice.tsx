import { formatDate } from '@spotlight/shared/format';
import { Notice, WarningIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { ClosureNotice as Closure } from '../../../data/closure/closure.schema';
import closureTexts from '../../../locales/closure-days.zh-TW.json';

/** Says at the top of the page that the city is closed, and what that comes to. */
export function ClosureNotice({ closure }: { closure: Closure }) {
  const t = useTexts(closureTexts);
  const day = formatDate(closure.day);
  if (closure.decision === 'held') {
    return (
      <Notice title={t('closure.notice.heldTitle', { day })}>{t('closure.notice.heldHelp')}</Notice>
    );
  }
  if (closure.decision === 'closed') {
    return (
      <Notice title={t('closure.notice.closedTitle', { day })}>
        {t('closure.notice.closedHelp')}
      </Notice>
    );
  }
  return (
    <Notice tone="warning" icon={<WarningIcon />} title={t('closure.notice.openTitle', { day })}>
      {t('closure.notice.openHelp')}
    </Notice>
  );
}
