import { InfoIcon, Notice, WarningIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import eventPhaseTexts from '../../../locales/event-phase.zh-TW.json';

export interface PhaseNoticeProps {
  phase: 'cancelled' | 'ended';
}

/** Says at the top of the page that an event is over or will not take place. */
export function PhaseNotice({ phase }: PhaseNoticeProps) {
  const t = useTexts(eventPhaseTexts);
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
