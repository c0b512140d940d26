import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { SearchIcon } from '../icons/frame.icons';
import { controlFace } from './control.styles';

export interface SearchFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** The accessible name; the placeholder may say more. */
  label: string;
}

const Box = styled.div`
  position: relative;
  display: grid;
  align-items: center;
  min-width: 0;
  & > svg {
    position: absolute;
    inset-inline-start: 13px;
    pointer-events: none;
  }
`;

const Input = styled.input`
  ${controlFace}
  padding-inline-start: 44px;
  &::-webkit-search-decoration {
    display: none;
  }
`;

/** A search box. Put it into a `<form role="search">`, so that Enter searches. */
export function SearchField({ label, className, ...rest }: SearchFieldProps) {
  return (
    <Box className={className}>
      <SearchIcon />
      <Input type="search" aria-label={label} enterKeyHint="search" {...rest} />
    </Box>
  );
}
