import { styled } from 'styled-components';
import { isListDay } from '../../format/list-address';
import { useDraft } from './use-draft';

/** As wide as a date with its sign, in every browser: a prerendered page draws an empty box first. */
const DayInput = styled.input`
  width: 140px;
  min-width: 0;
  min-height: 44px;
  padding-inline: 8px;
  border: 1px solid var(--line-control);
  border-radius: var(--radius-control);
  background: var(--control);
  color: var(--ink);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
`;

export interface DayFieldProps {
  /** The accessible name. */
  label: string;
  /** Calendar day, `YYYY-MM-DD`. */
  value: string | null;
  min?: string | null;
  onChange: (day: string | null) => void;
}

/** A day that narrows a list. It takes effect as soon as it is a whole date, and again when it is emptied. */
export function DayField({ label, value, min, onChange }: DayFieldProps) {
  const [draft, setDraft] = useDraft(value ?? '');
  const handleChange = (day: string) => {
    setDraft(day);
    if (isListDay(day) && !(min && day < min)) onChange(day);
  };
  return (
    <DayInput
      type="date"
      aria-label={label}
      value={draft}
      min={min ?? undefined}
      onChange={(event) => handleChange(event.target.value)}
      // While a date is typed anew, the field is empty for a moment: that is no wish yet.
      onBlur={() => draft === '' && value !== null && onChange(null)}
    />
  );
}
