import { ChevronDownIcon, Select } from '@spotlight/shared/ui';
import { styled } from 'styled-components';

export interface SortSelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

const Box = styled.div`
  position: relative;
  display: grid;
  align-items: center;
  flex-shrink: 0;
  & > svg {
    position: absolute;
    inset-inline-end: 12px;
    pointer-events: none;
  }
`;

/* Drawn 36 px high between transparent edges, so that the hit area is 44 px. */
const Pill = styled(Select)`
  width: auto;
  padding-inline: 16px 34px;
  border: solid transparent;
  border-width: 4px 0;
  border-radius: var(--radius-pill);
  background: var(--surface) padding-box;
  box-shadow: inset 0 0 0 1px var(--line);
  color: var(--ink-2);
  font-size: var(--text-14);
`;

/** The order of a list, as a pill at its head. Takes effect at once. */
export function SortSelect<Value extends string>({
  label,
  value,
  options,
  onChange,
}: SortSelectProps<Value>) {
  return (
    <Box>
      <Pill
        aria-label={label}
        value={value}
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
