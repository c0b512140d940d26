import { useToasts } from '@spotlight/shared/contract';
import { downloadFile } from '@spotlight/shared/files';
import { Button } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import factorTexts from '../locales/second-factor.zh-TW.json';
import { StepTitle } from './step.parts';

const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: 8px 16px;
  padding: 16px;
  border-radius: var(--radius-control);
  background: var(--surface-2);
  font-family: ui-monospace, monospace;
  text-align: center;
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  & > * {
    flex: 1;
  }
`;

/** The codes for when the phone is gone: shown this once, to be kept elsewhere. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useTexts(factorTexts);
  const toasts = useToasts();
  const file = [t('recovery.fileHead'), '', ...codes, ''].join('\r\n');
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toasts.success(t('recovery.copied')),
      () => toasts.error(t('copyFailed')),
    );
  return (
    <>
      <StepTitle title={t('recovery.title')} lead={t('recovery.lead')} />
      <Codes aria-label={t('recovery.list')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Acts>
        <Button
          variant="outline"
          onClick={() => downloadFile(`${t('recovery.fileName')}.txt`, file, 'text/plain')}
        >
          {t('recovery.download')}
        </Button>
        <Button variant="outline" onClick={() => void copy()}>
          {t('recovery.copy')}
        </Button>
      </Acts>
      <Button isFullWidth onClick={onDone}>
        {t('recovery.done')}
      </Button>
    </>
  );
}
