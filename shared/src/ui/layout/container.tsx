import { styled } from 'styled-components';

/** The width of the content, with the gutters of the screen. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(var(--content) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;
