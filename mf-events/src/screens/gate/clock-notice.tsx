import { clockDifference, formatMoment, formatTimeSince } from '@spotlight/shared/format';
import { Notice, WarningIcon, useNow } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { clockFault } from '../../data/gate/gate-clock.rules';
import type { GateManifest } from '../../data/gate/gate.schema';
import gateTexts from '../../locales/gate.zh-TW.json';

const HALF_A_MINUTE_MS = 30_000;

/** Says that the device's clock is wrong, and by how much: without network its time counts. */
export function ClockNotice({ manifest }: { manifest: GateManifest }) {
  const t = useTexts(gateTexts);
  const now = useNow(manifest.event.endsAt, () => undefined) - clockDifference();
  const fault = clockFault(manifest);
  if (fault === 0) return null;
  return (
    <Notice
      tone="warning"
      icon={<WarningIcon />}
      title={t(fault > 0 ? 'gate.clock.fast' : 'gate.clock.slow', {
        time: formatTimeSince(now - Math.abs(fault) - HALF_A_MINUTE_MS, now),
      })}
    >
      {t('gate.clock.help', { moment: formatMoment(now) })}
    </Notice>
  );
}
