import { useToasts } from '@spotlight/shared/contract';
import type { EventDoors } from '../../data/doors/doors.schema';
import { formatMoment } from '@spotlight/shared/format';
import { Button, ConfirmDialog, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { useRemoveGate } from '../../data/doors/doors.mutations';
import type { OwnGate } from '../../data/doors/doors.queries';
import doorsTexts from '../../locales/doors.zh-TW.json';
import { About, Actions } from './door-list.styles';

export interface GateRowProps {
  gate: OwnGate;
  types: EventDoors['types'];
  onEdit: () => void;
}

/** One gate. It can be removed until somebody was scanned there. */
export function GateRow({ gate, types, onEdit }: GateRowProps) {
  const t = useTexts(doorsTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const remove = useRemoveGate();
  const [isAsking, setIsAsking] = useState(false);
  const { name, allowedTypes: allowed } = gate;

  const confirm = () =>
    remove.mutate(gate.id, {
      onSuccess: () => toasts.success(t('doors.gates.removed')),
      onError: (thrown) => toasts.error(errorText(thrown)),
      onSettled: () => setIsAsking(false),
    });

  return (
    <li>
      <About>
        <strong>{name}</strong>
        <p>
          <span>
            {allowed
              ? types
                  .filter(({ id }) => allowed.includes(id))
                  .map((type) => type.name)
                  .join('、')
              : t('doors.gates.allTypes')}
          </span>
          <span>{useSpan(gate)}</span>
          {gate.scans > 0 && <span>{t('doors.gates.scans', { count: gate.scans })}</span>}
        </p>
      </About>
      <Actions>
        <Button
          variant="text"
          size="sm"
          aria-label={t('doors.gates.editNamed', { name })}
          onClick={onEdit}
        >
          {t('doors.gates.edit')}
        </Button>
        {gate.scans === 0 && (
          <Button
            variant="text"
            size="sm"
            aria-label={t('doors.gates.removeNamed', { name })}
            onClick={() => setIsAsking(true)}
          >
            {t('doors.gates.remove')}
          </Button>
        )}
      </Actions>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('doors.gates.removeTitle')}
        body={t('doors.gates.removeBody', { name })}
        confirmLabel={t('doors.gates.remove')}
        isBusy={remove.isPending}
        onConfirm={confirm}
        onClose={() => setIsAsking(false)}
      />
    </li>
  );
}

/** When the gate is open, in words. */
function useSpan({ opensAt, closesAt }: OwnGate): string {
  const t = useTexts(doorsTexts);
  const from = opensAt && formatMoment(opensAt);
  const until = closesAt && formatMoment(closesAt);
  if (from && until) return t('doors.gates.between', { from, until });
  if (from) return t('doors.gates.from', { from });
  return until ? t('doors.gates.until', { until }) : t('doors.gates.anyTime');
}
