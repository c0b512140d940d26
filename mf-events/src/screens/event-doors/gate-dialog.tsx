import { useToasts } from '@spotlight/shared/contract';
import type { EventDoors } from '../../data/doors/doors.schema';
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
import { useSaveGate } from '../../data/doors/doors.mutations';
import type { OwnGate } from '../../data/doors/doors.queries';
import { gateInput, gateFaults, gateForm, type GateForm } from '../../data/doors/gate-form.rules';
import doorsTexts from '../../locales/doors.zh-TW.json';

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
  types: EventDoors['types'];
  /** Names that are taken. */
  others: readonly string[];
  onClose: () => void;
}

/** Names a gate, and says which types pass it and when. */
export function GateDialog({ eventId, gate, types, others, onClose }: GateDialogProps) {
  const t = useTexts(doorsTexts);
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
            toasts.success(t('doors.gates.saved'));
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
      label={t(`doors.gates.${name}`)}
      hint={name === 'closesAt' && t('doors.gates.timeHint')}
      value={draft[name]}
      error={name === 'closesAt' && faults.closesAt && t(`doors.gates.${faults.closesAt}`)}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );

  return (
    <Dialog
      isOpen
      title={t(gate ? 'doors.gates.editTitle' : 'doors.gates.addTitle')}
      onClose={() => !isPending && onClose()}
      footer={
        <>
          <Button variant="plain" onClick={() => !isPending && onClose()}>
            {t('doors.gates.back')}
          </Button>
          <Button type="submit" form={formId} isBusy={isPending}>
            {t('doors.gates.save')}
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
          label={t('doors.gates.name')}
          placeholder={t('doors.gates.namePlaceholder')}
          value={draft.name}
          maxLength={40}
          error={faults.name && t(`doors.gates.${faults.name}`)}
          isRequired
          data-autofocus
          onChange={({ target }) => change({ name: target.value })}
        />
        <fieldset aria-describedby={faults.types && typesFaultId}>
          <legend>{t('doors.gates.types')}</legend>
          {types.map(({ id, name }) => (
            <Checkbox
              key={id}
              name="types"
              label={name}
              checked={draft.types.includes(id)}
              onChange={({ target }) => toggle(id, target.checked)}
            />
          ))}
          {faults.types && <p id={typesFaultId}>{t(`doors.gates.${faults.types}`)}</p>}
        </fieldset>
        {time('opensAt')}
        {time('closesAt')}
      </Form>
    </Dialog>
  );
}
