import { useToasts } from '@spotlight/shared/contract';
import { AppError } from '@spotlight/shared/data';
import { Button, FileIcon, useErrorText } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTakeOwnData } from '../../data/own-data/own-data.mutations';
import ownAccountTexts from '../../locales/own-account.zh-TW.json';

const Text = styled.p`
  margin-bottom: 16px;
  color: var(--ink-2);
`;

/** Everything that the site holds of the person, as one archive. */
export function DataSection() {
  const t = useTexts(ownAccountTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const { mutateAsync: takeOwnData } = useTakeOwnData();
  const [isTaking, setTaking] = useState(false);

  async function take() {
    setTaking(true);
    try {
      const [data, { handOverOwnData }] = await Promise.all([
        takeOwnData(undefined),
        import(/* webpackChunkName: "own-data" */ '../../data/own-data/own-data-archive'),
      ]);
      handOverOwnData(data);
      toasts.success(t('data.done'));
    } catch (thrown) {
      const isOften = thrown instanceof AppError && thrown.code === 'RATE_LIMITED';
      toasts.error(isOften ? t('data.limit') : errorText(thrown));
    } finally {
      setTaking(false);
    }
  }

  return (
    <>
      <Text>{t('data.text')}</Text>
      <Button
        variant="outline"
        icon={<FileIcon size={18} />}
        isBusy={isTaking}
        onClick={() => void take()}
      >
        {t(isTaking ? 'data.taking' : 'data.take')}
      </Button>
    </>
  );
}
