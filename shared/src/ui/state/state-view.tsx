import { uiTexts } from '@spotlight/shared/texts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** What every state says: one sentence, one line of help, at most two actions. */
export interface StateTexts {
  title: ReactNode;
  help?: ReactNode;
  action?: ReactNode;
}

interface StateViewProps extends StateTexts {
  drawing: ReactNode;
  /** What the user reads out to support. */
  referenceId?: string | undefined;
  /** `alert` interrupts a screen reader, `status` waits for its turn. */
  role?: 'alert' | 'status';
  /** The heading is the page's own (h1), as on the 404 page. */
  isPage?: boolean;
  /** It stands below the heading of its part of the page, so its own is one step smaller (h3). */
  isPart?: boolean;
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  padding: 48px 16px;
  text-align: center;
`;

const Title = styled.h2`
  margin-top: 20px;
  font-size: var(--text-22);
  &:is(h3) {
    font-size: var(--text-18);
  }
`;

const Help = styled.p`
  max-width: 40em;
  margin-top: 4px;
  color: var(--ink-2);
`;

const Reference = styled.p`
  color: var(--ink-3);
  font-size: var(--text-12);
  & > code {
    margin-inline-start: 6px;
    font-family: var(--font-mono);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
  margin-top: 24px;
  /* What a button says may hold what somebody searched for. */
  & > * {
    flex-shrink: 1;
    max-width: 100%;
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;

/** The common frame of all states: a drawing in a cone of light, and what to do next. */
export function StateView({
  drawing,
  title,
  help,
  referenceId,
  action,
  role = 'status',
  isPage,
  isPart,
}: StateViewProps) {
  const t = useTexts(uiTexts);
  return (
    <Box role={role}>
      {drawing}
      <Title as={isPage ? 'h1' : isPart ? 'h3' : undefined}>{title}</Title>
      {help && <Help>{help}</Help>}
      {referenceId && (
        <Reference>
          {t('referenceId')}
          <code>{referenceId}</code>
        </Reference>
      )}
      {action && <Actions>{action}</Actions>}
    </Box>
  );
}
