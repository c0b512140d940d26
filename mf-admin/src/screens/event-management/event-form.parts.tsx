import { Button } from '@spotlight/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
  padding: 8px 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  & small {
    display: block;
    color: var(--ink-3);
    font-size: var(--text-12);
  }
`;

/** Fields of one ticket type. */
export const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  min-width: 0;
  padding: 12px 16px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  & > legend {
    padding-inline: 4px;
    font-size: var(--text-14);
    font-weight: var(--weight-bold);
  }
`;

const Fault = styled.p`
  margin-top: 6px;
  color: var(--danger-ink);
  font-size: var(--text-14);
`;

export interface ChosenProps {
  name: string;
  note: string;
  action: string;
  onUndo: () => void;
}

/** What was found and chosen, with the way to choose again. */
export function Chosen({ name, note, action, onUndo }: ChosenProps) {
  return (
    <Box>
      <span>
        {name}
        <small>{note}</small>
      </span>
      <Button variant="outline" size="sm" onClick={onUndo}>
        {action}
      </Button>
    </Box>
  );
}

/** A search that has to be answered, with what is wrong below it. */
export function FieldFault({
  error,
  children,
}: {
  error: string | undefined;
  children: ReactNode;
}) {
  return (
    <div>
      {children}
      {error && <Fault role="alert">{error}</Fault>}
    </div>
  );
}
