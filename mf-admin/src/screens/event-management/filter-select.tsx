import { ChevronDownIcon, type SelectOption } from '@spotlight/shared/ui';
import { styled } from 'styled-components';

const Box = styled.div`
  position: relative;
  display: grid;
  flex: 1 1 0;
  align-items: center;
  min-width: 0;
  & > svg {
    position: absolute;
    inset-inline-end: 12px;
    color: var(--ink-2);
    pointer-events: none;
  }
  @media (min-width: 768px) {
    flex: none;
  }
`;

const Pill = styled.select`
  appearance: none;
  min-width: 0;
  min-height: var(--control-md);
  padding: 0 36px 0 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-pill);
  background: var(--surface);
  color: var(--ink-2);
  font-size: var(--text-14);
  text-overflow: ellipsis;
  &:hover {
    background: var(--surface-2);
  }
  &[data-chosen] {
    border-color: var(--line-control);
    color: var(--ink);
    font-weight: var(--weight-bold);
  }
`;

interface FilterSelectProps {
  /** The accessible name. */
  label: string;
  /** The entry that filters nothing, which also says what the filter is about. */
  anyLabel: string;
  options: readonly SelectOption[];
  /** Empty when nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
}

/** A filter of a list, as a pill: narrow, since its first entry carries the name. */
export function FilterSelect({ label, anyLabel, options, value, onChange }: FilterSelectProps) {
  return (
    <Box>
      <Pill
        aria-label={label}
        value={value}
        data-chosen={value ? '' : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{anyLabel}</option>
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
