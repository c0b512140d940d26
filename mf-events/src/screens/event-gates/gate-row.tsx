import eventGatesTexts from '../../locales/event-gates.zh-TW.json';
import type { EventGates } from '../../data/event-gates/event-gates.schema';
import { formatMoment } from '@spotlight/shared/format';
import { Button, ConfirmButton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useRemoveGate } from '../../data/event-gates/event-gates.mutations';
import type { OwnGate } from '../../data/event-gates/event-gates.queries';
import { About, Actions } from './gate-list.styles';

export interface GateRowProps {
  gate: OwnGate;
  types: EventGates['types'];
  onEdit: () => void;
}

/** One gate. It can be removed until somebody was scanned there. */
export function GateRow({ gate, types, onEdit }: GateRowProps) {
  const t = useTexts(eventGatesTexts);
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
              : t('eventGates.gates.allTypes')}
          </span>
          <span>{useSpan(gate)}</span>
          {gate.scans > 0 && <span>{t('eventGates.gates.scans', { count: gate.scans })}</span>}
        </p>
      </About>
      <Actions>
        <Button
          variant="text"
          size="sm"
          aria-label={t('eventGates.gates.editNamed', { name })}
          onClick={onEdit}
        >
          {t('eventGates.gates.edit')}
        </Button>
        {gate.scans === 0 && (
          <ConfirmButton
            variant="text"
            size="sm"
            aria-label={t('eventGates.gates.removeNamed', { name })}
            question={{
              title: t('eventGates.gates.removeTitle'),
              body: t('eventGates.gates.removeBody', { name }),
              confirmLabel: t('eventGates.gates.remove'),
              onConfirm: async () => {
                await remove.mutateAsync(gate.id);
                return t('eventGates.gates.removed');
              },
            }}
          >
            {t('eventGates.gates.remove')}
          </ConfirmButton>
        )}
      </Actions>
    </li>
  );
}

/** When the gate is open, in words. */
function useSpan({ opensAt, closesAt }: OwnGate): string {
  const t = useTexts(eventGatesTexts);
  const from = opensAt && formatMoment(opensAt);
  const until = closesAt && formatMoment(closesAt);
  if (from && until) return t('eventGates.gates.between', { from, until });
  if (from) return t('eventGates.gates.from', { from });
  return until ? t('eventGates.gates.until', { until }) : t('eventGates.gates.anyTime');
}
