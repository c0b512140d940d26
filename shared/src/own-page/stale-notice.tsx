import { useToasts } from '@spotlight/shared/contract';
import { Button, Notice, WarningIcon, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import ownPageTexts from '../locales/own-page.zh-TW.json';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 8px;
`;

export interface StaleNoticeProps {
  /** From `useVersionedForm`. */
  keepMine: () => Promise<void>;
  takeTheirs: () => Promise<void>;
  /** What differs between the two. */
  children?: ReactNode;
}

/** Somebody else has saved the page meanwhile: nothing typed is lost, and one of the two wins by a press. */
export function StaleNotice({ keepMine, takeTheirs, children }: StaleNoticeProps) {
  const toasts = useToasts();
  const errorText = useErrorText();
  const tell = (error: unknown) => toasts.error(errorText(error));
  const t = useTexts(ownPageTexts);
  return (
    <Notice tone="warning" icon={<WarningIcon />} title={t('ownPage.stale')}>
      {t('ownPage.staleHelp')}
      {children}
      <Row>
        <Button size="sm" variant="outline" onClick={() => void keepMine().catch(tell)}>
          {t('ownPage.keepMine')}
        </Button>
        <Button size="sm" variant="outline" onClick={() => void takeTheirs().catch(tell)}>
          {t('ownPage.takeTheirs')}
        </Button>
      </Row>
    </Notice>
  );
}
