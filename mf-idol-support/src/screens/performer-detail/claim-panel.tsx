import { useRequestLogin, useSession } from '@spotlight/shared/contract';
import { Button, OverlayFailure, Panel, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useIsClaiming } from '../../data/claim/claim.queries';
import type { PerformerDetail } from '../../data/performer/performer.schema';
import sectionTexts from '../../locales/performer-sections.zh-TW.json';

const ClaimDialog = lazyPart(
  () => import(/* webpackChunkName: "claim" */ './claim-dialog').then((m) => m.ClaimDialog),
  { Failed: OverlayFailure },
);

const Box = styled(Panel)`
  display: grid;
  justify-items: start;
  gap: 12px;
  & > h2 {
    font-size: var(--text-16);
  }
  & > p {
    color: var(--ink-2);
    font-size: var(--text-14);
  }
`;

/** 認領: on pages that nobody owns. */
export function ClaimPanel({ performer }: { performer: PerformerDetail }) {
  const t = useTexts(sectionTexts);
  const { isLoggedIn } = useSession();
  const requestLogin = useRequestLogin();
  const isLoading = ClaimDialog.useIsLoading();
  const isClaiming = useIsClaiming(performer.id);
  const [isOpen, setIsOpen] = useState(false);
  const { id, performerName: name } = performer;

  const open = async () => {
    if (!isLoggedIn && !(await requestLogin({ title: t('claim.login', { name }) }))) return;
    setIsOpen(true);
  };
  return (
    <Box as="section">
      <h2>{t('claim.title')}</h2>
      <p>{t(isClaiming ? 'claim.waiting' : 'claim.help')}</p>
      {!isClaiming && (
        <Button
          variant="outline"
          size="sm"
          isBusy={isOpen && isLoading}
          onClick={() => void open()}
        >
          {t('claim.open')}
        </Button>
      )}
      {isOpen && <ClaimDialog performerId={id} name={name} onClose={() => setIsOpen(false)} />}
    </Box>
  );
}
