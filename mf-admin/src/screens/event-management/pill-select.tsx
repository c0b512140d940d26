import { ChevronDownIcon, fromDesktop, type SelectOption } from '@spotlight/shared/ui';
import { styled } from 'styled-components';

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
  @media ${fromDesktop} {
    min-height: 40px;
  }
`;

interface PillSelectProps {
  /** The accessible name. Nothing else says it, so the options must tell what they are about. */
  label: string;
  options: readonly SelectOption[];
  value: string;
  /** Something was chosen that leaves rows out. */
  isChosen?: boolean;
  onChange: (value: string) => void;
}

/** A choice about a list, as a pill: as narrow as its longest option. */
export function PillSelect({ label, options, value, isChosen, onChange }: PillSelectProps) {
  return (
    <Box>
      <Pill
        aria-label={label}
        value={value}
        data-chosen={isChosen || undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
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
