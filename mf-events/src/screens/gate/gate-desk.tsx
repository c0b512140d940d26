import { useToasts } from '@spotlight/shared/contract';
import { formatTimeAgo } from '@spotlight/shared/format';
import {
  Badge,
  Button,
  Notice,
  PillSelect,
  SectionHeading,
  Switch,
  WarningIcon,
  fromDesktop,
  useErrorText,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useCallback, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useIsOnline } from '../../components/device/use-is-online';
import { useWakeLock } from '../../components/device/use-wake-lock';
import type { Scanner } from '../../data/gate/scanner';
import { useCheckinCounts, type LoadedManifest } from '../../data/gate/gate.queries';
import type { StoredScan } from '../../data/gate/gate.schema';
import { useScannerState } from '../../data/gate/use-scanner';
import gateTexts from '../../locales/gate.zh-TW.json';
import { CameraView } from './camera/camera-view';
import { CodeForm } from './code-form';
import { ClockNotice } from './clock-notice';
import { ConflictNotice } from './conflict-notice';
import { GateCounts } from './gate-counts';
import { NameSearchButton } from './name-search/name-search-button';
import { ScanLog, isUndoable } from './scan-log';
import { ScanResult } from './scan-result';
import { signal } from './signal';
import { UndoDialog } from './undo-dialog';
import { useGateChoice } from './use-gate-choice';
import { toneOf } from './verdict-look';

const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  @media ${fromDesktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 32px;
  }
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-content: start;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  color: var(--ink-3);
  font-size: var(--text-14);
`;

export interface GateDeskProps {
  scanner: Scanner;
  loaded: LoadedManifest;
}

/** Everything the staff at a gate looks at and presses. */
export function GateDesk({ scanner, loaded }: GateDeskProps) {
  const t = useTexts(gateTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  useWakeLock();
  const isOnline = useIsOnline() && !loaded.isFromDevice;
  const { scans, last, isDeciding, isStored, isMerging, mergeError } = useScannerState(scanner);
  const counts = useCheckinCounts(loaded.eventId, isOnline);
  const [chosenGate, chooseGate] = useGateChoice(loaded.eventId);
  const [isLoud, setIsLoud] = useState(true);
  const [undoing, setUndoing] = useState<StoredScan | null>(null);
  const { gates } = loaded.manifest;
  // A gate that was removed meanwhile is no gate.
  const gateId = gates.some(({ id }) => id === chosenGate) ? chosenGate : null;

  const scan = useCallback(
    (code: string) => {
      scanner
        .scan(code, loaded, gateId)
        .catch((thrown: unknown) => toasts.error(errorText(thrown)));
    },
    [scanner, loaded, gateId, toasts, errorText],
  );
  useEffect(() => {
    if (last && isLoud) signal(toneOf(last.verdict));
    // Once for each scan, not again when the sound is switched on.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [last]);

  const refetchCounts = counts.refetch;
  const settledCount = scans.filter(({ state }) => state !== 'waiting').length;
  useEffect(() => {
    if (isOnline) void refetchCounts();
  }, [settledCount, isOnline, refetchCounts]);

  return (
    <Desk>
      <Column>
        {!isStored && (
          <Notice tone="danger" icon={<WarningIcon />}>
            {t('gate.notStored')}
          </Notice>
        )}
        {loaded.manifest.event.closure?.decision === null && (
          <Notice tone="warning" icon={<WarningIcon />}>
            {t('gate.closureOpen')}
          </Notice>
        )}
        <ClockNotice manifest={loaded.manifest} />
        {!isOnline && <Notice tone="warning">{t('gate.offlineHelp')}</Notice>}
        {mergeError !== null && (
          <Notice tone="danger" icon={<WarningIcon />} title={t('gate.mergeFailed')}>
            {errorText(mergeError)}
          </Notice>
        )}
        <ConflictNotice
          conflicts={scans.filter(({ isConflict, isRead }) => isConflict && !isRead)}
          onAcknowledge={() => void scanner.acknowledge()}
        />
        <ScanResult
          scan={last}
          isDeciding={isDeciding}
          action={
            last &&
            isUndoable(last) && (
              <Button variant="outline" size="sm" onClick={() => setUndoing(last)}>
                {t('gate.undo')}
              </Button>
            )
          }
        />
        <CameraView onCode={scan} />
        <CodeForm onCode={scan} />
        {isOnline && <NameSearchButton eventId={loaded.eventId} onChoose={scan} />}
      </Column>
      <Column>
        <Line>
          <Badge tone={isOnline ? 'success' : 'warning'} hasDot>
            {t(isOnline ? 'gate.online' : 'gate.offline')}
          </Badge>
          {gates.length > 0 && (
            <PillSelect
              label={t('gate.gateLabel')}
              value={gateId ?? ''}
              isChosen={gateId !== null}
              options={[
                { value: '', label: t('gate.allGates') },
                ...gates.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={chooseGate}
            />
          )}
        </Line>
        <GateCounts
          loaded={loaded}
          scans={scans}
          counts={isOnline ? counts.data : undefined}
          isMerging={isMerging}
          onMerge={() => void scanner.merge()}
        />
        <Line>
          <span>
            {t('gate.listAge', {
              ago: formatTimeAgo(loaded.askedAt),
              count: loaded.manifest.tickets.length,
            })}
          </span>
          <Switch
            label={t('gate.sound')}
            checked={isLoud}
            onChange={({ target }) => setIsLoud(target.checked)}
          />
        </Line>
        <SectionHeading title={t('gate.log')} />
        <ScanLog scans={scans} onUndo={setUndoing} />
      </Column>
      {undoing && (
        <UndoDialog
          undo={async (reason) => {
            await scanner.undo(undoing, reason);
            scanner.dismiss();
          }}
          onClose={() => setUndoing(null)}
        />
      )}
    </Desk>
  );
}
