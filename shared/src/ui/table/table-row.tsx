import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

export interface TrProps extends ComponentPropsWithRef<'tr'> {
  /** The row that is open or ticked. */
  isSelected?: boolean;
}

const Row = styled.tr`
  tbody > &:hover {
    background: var(--surface-2);
  }
  tbody > &[data-selected] {
    background: var(--accent-soft);
  }
`;

/** A row of a `Table`. */
export function Tr({ isSelected, ...rest }: TrProps) {
  return <Row {...rest} data-selected={isSelected || undefined} />;
}
