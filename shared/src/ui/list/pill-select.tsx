import { styled } from 'styled-components';
import { Select } from '../field/select';
import type { SelectOption } from '../field/select-field';
import { ChevronDownIcon } from '../icons/frame.icons';

const Box = styled.div`
  position: relative;
  display: grid;
  align-items: center;
  min-width: 0;
  & > svg {
    position: absolute;
    inset-inline-end: 12px;
    color: var(--ink-2);
    pointer-events: none;
  }
`;

/* Drawn 36 px high between transparent edges, so that the hit area is 44 px. */
const Pill = styled(Select)`
  min-width: 0;
  padding-inline: 16px 34px;
  border: solid transparent;
  border-width: 4px 0;
  border-radius: var(--radius-pill);
  background: var(--surface) padding-box;
  box-shadow: inset 0 0 0 1px var(--line);
  color: var(--ink-2);
  font-size: var(--text-14);
  &[data-chosen] {
    box-shadow: inset 0 0 0 1px var(--line-control);
    color: var(--ink);
    font-weight: var(--weight-bold);
  }
`;

export interface PillSelectProps<Value extends string> {
  /** The accessible name. Nothing else says it, so the options must tell what they are about. */
  label: string;
  options: readonly (SelectOption & { value: Value })[];
  value: Value;
  /** Something was chosen that leaves entries out. */
  isChosen?: boolean;
  onChange: (value: Value) => void;
}

/** A choice at the head of a list, such as its order. Takes effect at once. */
export function PillSelect<Value extends string>({
  label,
  options,
  value,
  isChosen,
  onChange,
}: PillSelectProps<Value>) {
  return (
    <Box>
      <Pill
        aria-label={label}
        value={value}
        data-chosen={isChosen || undefined}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Pill>
      <ChevronDownIcon size={16} />
    </Box>
  );
}
