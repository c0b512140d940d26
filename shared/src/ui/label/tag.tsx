import { styled } from 'styled-components';

/** A word on artwork, such as the category: dark and translucent, so it reads on any picture. */
export const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: 24px;
  padding: 0 8px;
  border: 1px solid var(--tag-line);
  border-radius: var(--radius-6);
  background: var(--tag-ground);
  color: var(--tag-ink);
  font-size: var(--text-12);
  font-weight: var(--weight-bold);
  line-height: 1.25;
  white-space: nowrap;
`;
