import { FormDialog, useForm } from '@spotlight/shared/form';
import { Checkbox, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useSaveGate } from '../../data/event-gates/event-gates.mutations';
import type { OwnGate } from '../../data/event-gates/event-gates.queries';
import type { EventGates } from '../../data/event-gates/event-gates.schema';
import { gateForm, gateInput } from '../../data/event-gates/gate-form.rules';
import eventGatesTexts from '../../locales/event-gates.zh-TW.json';
import { gateSchema } from './gate-form.schema';

const Types = styled.fieldset`
  & > legend {
    margin-bottom: 4px;
    padding: 0;
    font-weight: var(--weight-bold);
  }
  & > p {
    color: var(--danger-ink);
    font-size: var(--text-14);
  }
`;

export interface GateDialogProps {
  eventId: string;
  /** Absent for a new one. */
  gate: OwnGate | null;
  types: EventGates['types'];
  /** Names that are taken. */
  others: readonly string[];
  onClose: () => void;
}

/** Names a gate, and says which types pass it and when. */
export function GateDialog({ eventId, gate, types, others, onClose }: GateDialogProps) {
  const t = useTexts(eventGatesTexts);
  const typesFaultId = useId();
  const { mutateAsync } = useSaveGate();
  // As the form was filled; the list behind it is read again.
  const [on] = useState(gate);
  const form = useForm({
    schema: gateSchema(t, others),
    defaultValues: gateForm(gate, types),
    send: async (typed) => {
      await mutateAsync({ eventId, on, gate: gateInput(typed, types) });
      return t('eventGates.gates.saved');
    },
    onSent: onClose,
  });
  const { error: typesFault, ...typesBox } = form.field('types');
  return (
    <FormDialog
      form={form}
      title={t(gate ? 'eventGates.gates.editTitle' : 'eventGates.gates.addTitle')}
      submitLabel={t('eventGates.gates.save')}
      keepLabel={t('eventGates.gates.back')}
    >
      <TextField
        label={t('eventGates.gates.name')}
        placeholder={t('eventGates.gates.namePlaceholder')}
        maxLength={40}
        isRequired
        data-autofocus
        {...form.field('name')}
      />
      <Types
        data-invalid={typesFault ? '' : undefined}
        aria-describedby={typesFault && typesFaultId}
      >
        <legend>{t('eventGates.gates.types')}</legend>
        {types.map(({ id, name }) => (
          <Checkbox key={id} label={name} value={id} {...typesBox} />
        ))}
        {typesFault && <p id={typesFaultId}>{typesFault}</p>}
      </Types>
      <TextField
        type="datetime-local"
        label={t('eventGates.gates.opensAt')}
        {...form.field('opensAt')}
      />
      <TextField
        type="datetime-local"
        label={t('eventGates.gates.closesAt')}
        hint={t('eventGates.gates.timeHint')}
        {...form.field('closesAt')}
      />
    </FormDialog>
  );
}
