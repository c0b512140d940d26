import { ClockIcon, Notice } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import crowdTexts from '../../locales/crowd.zh-TW.json';

/** That too many people are there right now, when it is tried again, and that nothing is lost. */
export function CrowdNotice({ waitSeconds }: { waitSeconds: number }) {
  const t = useTexts(crowdTexts);
  return (
    <div role="status">
      <Notice icon={<ClockIcon />} title={t('crowd.title')}>
        {t('crowd.wait', { count: waitSeconds })}
      </Notice>
    </div>
  );
}
