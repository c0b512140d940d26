import { CheckCircleIcon, ClockIcon, Notice, WarningIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { OwnPerformer } from '../../data/own-performer/own-performer.schema';
import formTexts from '../../locales/performer-form.zh-TW.json';

const tones = { pending: 'warning', approved: 'success', rejected: 'danger' } as const;

/** What the state of a page means, and why it was refused. */
export function PageStateNotice({ page }: { page: OwnPerformer }) {
  const t = useTexts(formTexts);
  const { status, lastDecision } = page;
  const Icon = { pending: ClockIcon, approved: CheckCircleIcon, rejected: WarningIcon }[status];
  const reason = status === 'rejected' ? lastDecision?.reason : null;
  return (
    <Notice tone={tones[status]} icon={<Icon />} title={t(`pageState.${status}`)}>
      {reason && <p>{t('pageState.rejectedReason', { reason })}</p>}
      {t(`pageState.${status}Help`)}
    </Notice>
  );
}
