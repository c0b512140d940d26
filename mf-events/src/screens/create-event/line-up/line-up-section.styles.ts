import { styled } from 'styled-components';

export const Bill = styled.ol`
  display: grid;
  gap: 4px;
`;

export const Entry = styled.li`
  display: flex;
  align-items: center;
  min-height: 56px;
  & > span {
    flex: 1;
    min-width: 0;
    margin-inline: 12px 4px;
    overflow-wrap: anywhere;
  }
  & > div {
    flex-shrink: 0;
  }
  & small {
    display: block;
    color: var(--ink-3);
    font-size: var(--text-12);
  }
`;

export const Portrait = styled.div`
  display: grid;
  place-items: center;
  overflow: hidden;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: var(--surface-2);
  color: var(--ink-3);
`;
