import { Button, Notice, WarningIcon } from '@spotlight/shared/ui';
import { formatMoment } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { StoredScan } from '../../data/gate/gate.schema';
import gateTexts from '../../locales/gate.zh-TW.json';

const conflictVerdicts = [
  'duplicate_offline',
  'revoked',
  'refund_asked',
  'wrong_gate',
  'invalid',
] as const;

const List = styled.ul`
  margin-block: 8px;
  & > li {
    padding-block: 6px;
    border-top: 1px solid var(--line);
  }
  small {
    display: block;
    font-size: var(--text-12);
    font-variant-numeric: tabular-nums;
  }
`;

export interface ConflictNoticeProps {
  conflicts: readonly StoredScan[];
  onAcknowledge: () => void;
}

/** Who was let in without network and should not have been: stays until the staff has seen it. */
export function ConflictNotice({ conflicts, onAcknowledge }: ConflictNoticeProps) {
  const t = useTexts(gateTexts);
  if (conflicts.length === 0) return null;
  const whyOf = ({ verdict }: StoredScan) =>
    conflictVerdicts.find((known) => known === verdict) ?? 'duplicate_offline';
  return (
    <Notice
      tone="danger"
      icon={<WarningIcon />}
      title={t('gate.conflicts', { count: conflicts.length })}
    >
      <p>{t('gate.conflictHelp')}</p>
      <List>
        {conflicts.map((scan) => (
          <li key={scan.nonce}>
            {[
              t(`gate.conflict.${whyOf(scan)}`),
              scan.typeName,
              scan.initial && t('gate.holder', { initial: scan.initial }),
            ]
              .filter(Boolean)
              .join('・')}
            <small>
              {t('gate.scannedAt', { moment: formatMoment(scan.scannedAt) })}
              {scan.firstAt && `　${t('gate.firstAt', { moment: formatMoment(scan.firstAt) })}`}
            </small>
          </li>
        ))}
      </List>
      <Button variant="outline" size="sm" onClick={onAcknowledge}>
        {t('gate.acknowledge')}
      </Button>
    </Notice>
  );
}
