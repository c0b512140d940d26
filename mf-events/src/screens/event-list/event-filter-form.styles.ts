import { Button, fromTablet, onPhone } from '@spotlight/shared/ui';
import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: 8px;
  @media ${fromTablet} {
    display: flex;
    align-items: center;
    width: 100%;
    max-width: 1000px;
    margin: 12px auto 0;
    padding: 8px;
    border-radius: var(--radius-sheet);
    background: var(--surface);
    box-shadow: var(--shadow-pop);
  }
`;

export const Row = styled.div`
  display: flex;
  gap: 8px;
  & > :first-child {
    flex: 1;
  }
  & input {
    min-height: 48px;
  }
  & > button {
    width: 48px;
  }
  & > button[data-active] {
    border-color: var(--inverse);
    background: var(--inverse);
    color: var(--on-inverse);
  }
  @media ${fromTablet} {
    flex: 1;
    min-width: 0;
    & > button {
      display: none;
    }
    & input {
      min-height: 52px;
      border-color: transparent;
      background: transparent;
    }
  }
`;

/** On phones a panel that opens in place; on wide screens its parts join the bar. */
export const Panel = styled.div`
  @media ${onPhone} {
    display: none;
    grid-template-columns: 1fr 2fr;
    gap: 16px 8px;
    padding: 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
    background: var(--surface);
    &[data-open] {
      display: grid;
    }
  }
  @media ${fromTablet} {
    display: contents;
  }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
  grid-column: 1 / -1;
  @media ${fromTablet} {
    grid-template-columns: 168px 148px;
    gap: 0;
    & > * {
      gap: 0;
      padding-inline: 4px;
      border-inline-start: 1px solid var(--line);
    }
    & label {
      padding-inline-start: 12px;
      color: var(--ink-3);
      font-size: var(--text-12);
      font-weight: var(--weight-regular);
      line-height: 1.2;
    }
    & select {
      min-height: 32px;
      border-color: transparent;
      background: transparent;
      line-height: 1.4;
    }
  }
`;

export const ClearButton = styled(Button)`
  @media ${fromTablet} {
    display: none;
  }
`;

export const Apply = styled(Button)`
  @media ${fromTablet} {
    min-height: 52px;
    padding-inline: 28px;
    border-radius: 10px;
  }
`;

/** Words that only one of the two layouts shows. */
export const Only = styled.span<{ $from: 'phone' | 'tablet' }>`
  display: contents;
  @media ${({ $from }) => ($from === 'phone' ? fromTablet : onPhone)} {
    display: none;
  }
`;
