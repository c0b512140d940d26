import { useToasts } from '@spotlight/shared/contract';
import type { EventGates } from '../../data/event-gates/event-gates.schema';
import {
  Button,
  Checkbox,
  Dialog,
  Notice,
  TextField,
  WarningIcon,
  useErrorText,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { useSaveGate } from '../../data/event-gates/event-gates.mutations';
import type { OwnGate } from '../../data/event-gates/event-gates.queries';
import {
  gateInput,
  gateFaults,
  gateForm,
  type GateForm,
} from '../../data/event-gates/gate-form.rules';
import eventGatesTexts from '../../locales/event-gates.zh-TW.json';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  & > fieldset > legend {
    margin-bottom: 4px;
    font-weight: var(--weight-bold);
  }
  & > fieldset > p {
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
  const formId = useId();
  const typesFaultId = useId();
  const form = useRef<HTMLFormElement>(null);
  const toasts = useToasts();
  const errorText = useErrorText();
  const { mutate, error, isPending } = useSaveGate();
  const [draft, setDraft] = useState<GateForm>(() => gateForm(gate, types));
  const [isChecked, setIsChecked] = useState(false);
  const faults = isChecked ? gateFaults(draft, others) : {};
  const change = (changes: Partial<GateForm>) => setDraft({ ...draft, ...changes });

  const save = (submission: SyntheticEvent) => {
    submission.preventDefault();
    setIsChecked(true);
    const [fault] = Object.keys(gateFaults(draft, others));
    if (fault) {
      form.current?.querySelector<HTMLElement>(`[name=${fault}]`)?.focus();
    } else if (!isPending) {
      mutate(
        { eventId, gateId: gate?.id ?? null, gate: gateInput(draft, types) },
        {
          onSuccess: () => {
            toasts.success(t('eventGates.gates.saved'));
            onClose();
          },
        },
      );
    }
  };
  const toggle = (id: string, isChosen: boolean) =>
    change({ types: isChosen ? [...draft.types, id] : draft.types.filter((one) => one !== id) });
  const time = (name: 'opensAt' | 'closesAt') => (
    <TextField
      name={name}
      type="datetime-local"
      label={t(`eventGates.gates.${name}`)}
      hint={name === 'closesAt' && t('eventGates.gates.timeHint')}
      value={draft[name]}
      error={name === 'closesAt' && faults.closesAt && t(`eventGates.gates.${faults.closesAt}`)}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );

  return (
    <Dialog
      isOpen
      title={t(gate ? 'eventGates.gates.editTitle' : 'eventGates.gates.addTitle')}
      onClose={() => !isPending && onClose()}
      footer={
        <>
          <Button variant="plain" onClick={() => !isPending && onClose()}>
            {t('eventGates.gates.back')}
          </Button>
          <Button type="submit" form={formId} isBusy={isPending}>
            {t('eventGates.gates.save')}
          </Button>
        </>
      }
    >
      <Form id={formId} ref={form} noValidate onSubmit={save}>
        {error && !isPending && (
          <Notice tone="danger" icon={<WarningIcon />}>
            {errorText(error)}
          </Notice>
        )}
        <TextField
          name="name"
          label={t('eventGates.gates.name')}
          placeholder={t('eventGates.gates.namePlaceholder')}
          value={draft.name}
          maxLength={40}
          error={faults.name && t(`eventGates.gates.${faults.name}`)}
          isRequired
          data-autofocus
          onChange={({ target }) => change({ name: target.value })}
        />
        <fieldset aria-describedby={faults.types && typesFaultId}>
          <legend>{t('eventGates.gates.types')}</legend>
          {types.map(({ id, name }) => (
            <Checkbox
              key={id}
              name="types"
              label={name}
              checked={draft.types.includes(id)}
              onChange={({ target }) => toggle(id, target.checked)}
            />
          ))}
          {faults.types && <p id={typesFaultId}>{t(`eventGates.gates.${faults.types}`)}</p>}
        </fieldset>
        {time('opensAt')}
        {time('closesAt')}
      </Form>
    </Dialog>
  );
}
