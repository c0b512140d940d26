import doorsTexts from '../../locales/doors.zh-TW.json';
import type { EventDoors } from '../../data/doors/doors.schema';
import { formatMoment } from '@spotlight/shared/format';
import { Button, ConfirmButton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useRemoveGate } from '../../data/doors/doors.mutations';
import type { OwnGate } from '../../data/doors/doors.queries';
import { About, Actions } from './door-list.styles';

export interface GateRowProps {
  gate: OwnGate;
  types: EventDoors['types'];
  onEdit: () => void;
}

/** One gate. It can be removed until somebody was scanned there. */
export function GateRow({ gate, types, onEdit }: GateRowProps) {
  const t = useTexts(doorsTexts);
  const remove = useRemoveGate();
  const { name, allowedTypes: allowed } = gate;

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
          <ConfirmButton
            variant="text"
            size="sm"
            aria-label={t('doors.gates.removeNamed', { name })}
            question={{
              title: t('doors.gates.removeTitle'),
              body: t('doors.gates.removeBody', { name }),
              confirmLabel: t('doors.gates.remove'),
              onConfirm: async () => {
                await remove.mutateAsync(gate.id);
                return t('doors.gates.removed');
              },
            }}
          >
            {t('doors.gates.remove')}
          </ConfirmButton>
        )}
      </Actions>
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
