import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

export interface TdProps extends ComponentPropsWithRef<'td'> {
  /** Numbers stand at the right, so that digits align. */
  isNumeric?: boolean;
  /** The cell that names the row. */
  isStrong?: boolean;
}

const Cell = styled.td`
  color: var(--ink);
  &[data-numeric] {
    text-align: end;
  }
  &[data-strong] {
    max-width: 22em;
    overflow: hidden;
    font-weight: var(--weight-bold);
    text-overflow: ellipsis;
  }
`;

/** A cell of a `Table`. */
export function Td({ isNumeric, isStrong, ...rest }: TdProps) {
  return (
    <Cell {...rest} data-numeric={isNumeric || undefined} data-strong={isStrong || undefined} />
  );
}
