import { InfoIcon, Notice, WarningIcon } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { useWords } from '../../../components/words/use-words';
import words from '../../../locales/event-phase.zh-TW.json';

export interface PhaseNoticeProps {
  phase: 'cancelled' | 'ended';
}

/** Says at the top of the page that an event is over or will not take place. */
export function PhaseNotice({ phase }: PhaseNoticeProps) {
  useWords(words);
  const { t } = useTranslation('events');
  return phase === 'cancelled' ? (
    <Notice tone="danger" icon={<WarningIcon />} title={t('phase.cancelledTitle')}>
      {t('phase.cancelledHelp')}
    </Notice>
  ) : (
    <Notice icon={<InfoIcon />} title={t('phase.endedTitle')}>
      {t('phase.endedHelp')}
    </Notice>
  );
}
