import { Button, ButtonLink, CheckCircleIcon, Notice, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { CopyButton } from '../../../components/copy/copy-button';
import { lineShareUrl } from '../../../components/share/line-share';
import transferTexts from '../../../locales/transfer.zh-TW.json';

const Stack = styled.div`
  display: grid;
  gap: 16px;
`;

export interface TransferLinkProps {
  /** Of the event. */
  title: string;
  url: string;
  onClose: () => void;
}

/** The link that hands the ticket over, to be copied or sent through LINE. */
export function TransferLink({ title, url, onClose }: TransferLinkProps) {
  const t = useTexts(transferTexts);
  return (
    <Stack>
      <Notice tone="success" icon={<CheckCircleIcon />} title={t('transfer.offered')}>
        {t('transfer.offeredHelp', { title })}
      </Notice>
      <TextField
        label={t('transfer.link')}
        value={url}
        readOnly
        data-autofocus
        suffix={<CopyButton text={url} name={t('transfer.link')} />}
        onFocus={(focus) => focus.target.select()}
      />
      <ButtonLink to={lineShareUrl(url)} target="_blank" rel="noopener noreferrer" isFullWidth>
        {t('transfer.line')}
      </ButtonLink>
      <Button variant="plain" isFullWidth onClick={onClose}>
        {t('transfer.close')}
      </Button>
    </Stack>
  );
}
