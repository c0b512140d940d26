import { Badge, CheckCircleIcon, CloseIcon, QrIcon, WarningIcon } from '@spotlight/shared/ui';
import { formatMoment } from '@spotlight/shared/format';
import { useTexts, type Translate } from '@spotlight/shared/vendor/i18n';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ShownScan } from '../../data/gate/scanner-state';
import gateTexts from '../../locales/gate.zh-TW.json';
import { toneOf, type VerdictTone } from './verdict-look';

/** Filled with the tone, so that the answer is seen from the corner of an eye. */
const Face = styled.section<{ $tone: VerdictTone | 'idle' }>`
  display: grid;
  gap: 4px;
  justify-items: center;
  align-content: center;
  min-height: 208px;
  padding: 20px 16px;
  border: 2px solid ${({ $tone }) => ($tone === 'idle' ? 'var(--line)' : `var(--${$tone}-ink)`)};
  border-radius: var(--radius-card);
  background: var(--${({ $tone }) => ($tone === 'idle' ? 'surface' : `${$tone}-ink`)});
  color: var(--${({ $tone }) => ($tone === 'idle' ? 'ink-2' : 'surface')});
  text-align: center;
  & > strong {
    font-size: var(--text-36);
    line-height: var(--leading-tight);
  }
  & > p {
    max-width: 26em;
    line-height: var(--leading-dense);
    text-wrap: balance;
  }
`;

const Holder = styled.p`
  font-size: var(--text-18);
  font-weight: var(--weight-bold);
`;

const icons: Record<VerdictTone, ReactNode> = {
  success: <CheckCircleIcon size={56} />,
  warning: <WarningIcon size={56} />,
  danger: <CloseIcon size={56} />,
};

export interface ScanResultProps {
  scan: ShownScan | null;
  /** Has the next ticket been read, and is its answer on the way? */
  isDeciding: boolean;
  /** What may be done about the scan, such as taking it back. */
  action?: ReactNode;
}

/** The answer to the last scan: colour, sign and words, read out at once. */
export function ScanResult({ scan, isDeciding, action }: ScanResultProps) {
  const t = useTexts(gateTexts);
  const help = useScanHelp();
  const waiting = isDeciding ? 'deciding' : 'idle';
  const tone = scan ? toneOf(scan.verdict) : 'idle';
  return (
    <Face $tone={tone} aria-label={t('gate.result.label')} role="status" data-tone={tone}>
      {scan ? icons[toneOf(scan.verdict)] : <QrIcon size={48} />}
      <strong key={scan?.nonce}>{t(`gate.result.${scan?.verdict ?? waiting}`)}</strong>
      {scan && <Holder>{holderOf(scan, t)}</Holder>}
      <p>{scan ? help(scan) : t(`gate.result.${waiting}Help`)}</p>
      {scan?.isOffline && scan.verdict === 'ok' && <Badge>{t('gate.help.decidedHere')}</Badge>}
      {action}
    </Face>
  );
}

function holderOf(
  { holderName, initial, typeName, ticketNo }: ShownScan,
  t: Translate<typeof gateTexts>,
): string {
  const name = holderName ?? (initial && t('gate.holder', { initial }));
  return [typeName, name, ticketNo].filter(Boolean).join('・');
}

/** Says in a sentence what to do about a scan. */
function useScanHelp(): (scan: ShownScan) => string {
  const t = useTexts(gateTexts);
  return ({ verdict, reason, firstAt, isOffline, scannedAt }) => {
    if (verdict === 'ok') return '';
    if (verdict === 'closed' && isOffline) {
      return t('gate.help.closedHere', { moment: formatMoment(scannedAt) });
    }
    if (verdict === 'check_online') return t(`gate.help.${reason ?? 'not_listed'}`);
    if (verdict === 'duplicate' && firstAt) {
      return t('gate.help.duplicateAt', { moment: formatMoment(firstAt) });
    }
    return t(`gate.help.${verdict}`);
  };
}
