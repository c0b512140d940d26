import { Badge, Button } from '@spotlight/shared/ui';
import { taipeiTime } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { StoredScan } from '../../data/gate/gate.schema';
import gateTexts from '../../locales/gate.zh-TW.json';
import { toneOf } from './verdict-look';

const STEP = 20;

const List = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 12px;
    min-height: 52px;
    padding-block: 4px;
    border-top: 1px solid var(--line);
    font-size: var(--text-14);
  }
  time {
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    line-height: var(--leading-dense);
  }
`;

/** Can this scan be taken back? What went in, and what is said to be in already. */
export const isUndoable = ({ ticketId, verdict, state }: StoredScan): boolean =>
  ticketId !== null && state !== 'undone' && (verdict === 'ok' || verdict === 'duplicate');

export interface ScanLogProps {
  scans: readonly StoredScan[];
  onUndo: (scan: StoredScan) => void;
}

/** What this device has scanned, latest first. */
export function ScanLog({ scans, onUndo }: ScanLogProps) {
  const t = useTexts(gateTexts);
  const [shown, setShown] = useState(STEP);
  if (scans.length === 0) return <p>{t('gate.logEmpty')}</p>;
  return (
    <>
      <List>
        {scans.slice(0, shown).map((scan) => (
          <li key={scan.nonce}>
            <time dateTime={scan.scannedAt}>{taipeiTime(scan.scannedAt)}</time>
            <p>
              <Badge tone={scan.state === 'undone' ? 'neutral' : toneOf(scan.verdict)}>
                {t(`gate.result.${scan.verdict}`)}
              </Badge>
              {[scan.typeName, scan.initial && t('gate.holder', { initial: scan.initial })]
                .filter(Boolean)
                .join('・')}
              {scan.state !== 'settled' && <Badge>{t(`gate.state.${scan.state}`)}</Badge>}
            </p>
            {isUndoable(scan) && scan.verdict === 'ok' && (
              <Button variant="text" size="sm" onClick={() => onUndo(scan)}>
                {t('gate.undo')}
              </Button>
            )}
          </li>
        ))}
      </List>
      {scans.length > shown && (
        <Button variant="plain" onClick={() => setShown(shown + STEP)}>
          {t('gate.logMore')}
        </Button>
      )}
    </>
  );
}
