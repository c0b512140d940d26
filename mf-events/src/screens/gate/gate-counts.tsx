import { Badge, Button } from '@spotlight/shared/ui';
import { formatCount } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { CheckinCounts, CachedManifest, StoredScan } from '../../data/gate/gate.schema';
import { countInside } from '../../data/gate/counts.rules';
import gateTexts from '../../locales/gate.zh-TW.json';

const Box = styled.section`
  display: grid;
  gap: 8px;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 8px 12px;
  font-variant-numeric: tabular-nums;
  & > strong {
    font-size: var(--text-36);
    line-height: 1.1;
  }
  & > span {
    color: var(--ink-2);
  }
`;

const Types = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  color: var(--ink-2);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
`;

const Bar = styled.div`
  height: 6px;
  overflow: hidden;
  border-radius: 3px;
  background: var(--surface-3);
  & > div {
    height: 100%;
    background: var(--success);
    transition: width var(--slow) var(--ease);
  }
`;

export interface GateCountsProps {
  loaded: CachedManifest;
  scans: readonly StoredScan[];
  /** What the server counted over all devices; absent without network. */
  counts: CheckinCounts | undefined;
  isMerging: boolean;
  onMerge: () => void;
}

/** How many are inside: the server's number, and what waits on this device. */
export function GateCounts({ loaded, scans, counts, isMerging, onMerge }: GateCountsProps) {
  const t = useTexts(gateTexts);
  const { inside, expected, byType } = countInside(loaded, scans, counts);
  const waiting = scans.filter(({ state }) => state === 'waiting').length;
  const share = expected > 0 ? Math.min(100, (inside / expected) * 100) : 0;
  return (
    <Box aria-label={t('gate.countsLabel')}>
      <Row>
        <span>{t('gate.inside')}</span>
        <strong>{formatCount(inside)}</strong>
        <span>{t('gate.ofExpected', { count: expected })}</span>
        {waiting > 0 && (
          <Badge tone="warning" hasDot>
            {t('gate.waiting', { count: waiting })}
          </Badge>
        )}
        {waiting > 0 && (
          <Button
            variant="text"
            size="sm"
            isBusy={isMerging}
            busyLabel={t('gate.merging')}
            onClick={onMerge}
          >
            {t('gate.mergeNow')}
          </Button>
        )}
      </Row>
      <Bar aria-hidden="true">
        <div style={{ width: `${share}%` }} />
      </Bar>
      {byType.length > 1 && (
        <Types aria-label={t('gate.byType')}>
          {byType.map(({ id, name, inside: count, expected: all }) => (
            <li key={id}>{t('gate.typeCount', { name, inside: count, expected: all })}</li>
          ))}
        </Types>
      )}
    </Box>
  );
}
