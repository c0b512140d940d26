import { Button, ButtonLink, WarningIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { shellLinks } from '@spotlight/shared/contract/links';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useSignOut } from '../../components/use-sign-out';
import { useRecordRefusedEntry } from '../../data/access/access.mutations';
import { texts } from '../../texts';

const Notice = styled.div`
  display: grid;
  gap: 4px;
  padding: 12px 16px;
  border-radius: var(--radius-control);
  background: var(--danger-soft);
  color: var(--danger-ink);
  font-size: var(--text-14);
  line-height: var(--leading-dense);
  overflow-wrap: anywhere;
  & > strong {
    display: flex;
    align-items: center;
    gap: 8px;
  }
`;

const Actions = styled.div`
  display: grid;
  gap: 8px;
`;

/** What an account without admin rights is told, with the two ways out. The attempt is put on record. */
export function RefusedAccount({ email }: { email: string }) {
  const t = useTexts(texts);
  const { mutate: record } = useRecordRefusedEntry();
  const { signOut, isBusy } = useSignOut();

  useEffect(() => record(), [record]);

  return (
    <>
      <Notice role="alert">
        <strong>
          <WarningIcon size={18} />
          {t('area.notAdmin')}
        </strong>
        {t('login.signedInAs', { email })}
      </Notice>
      <Actions>
        <Button isFullWidth isBusy={isBusy} onClick={signOut}>
          {t('login.useOther')}
        </Button>
        <ButtonLink variant="plain" isFullWidth to={shellLinks.home}>
          {t('login.home')}
        </ButtonLink>
      </Actions>
    </>
  );
}
