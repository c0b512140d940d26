import { downloadFile } from '@spotlight/shared/files';
import { formatMonthDay } from '@spotlight/shared/format';
import { Button, Dialog, Notice, Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { BirthdayPage } from '../../data/birthday-page/birthday-page.schema';
import birthdayPageTexts from '../../locales/birthday-page.zh-TW.json';
import { birthdayPagePath } from '../../paths';
import { drawShareCard } from './draw-share-card';

const Card = styled.img`
  display: block;
  width: auto;
  max-width: 100%;
  max-height: 56vh;
  margin-inline: auto;
  border-radius: var(--radius-card);
`;

export interface ShareCardDialogProps {
  page: BirthdayPage;
  picture: HTMLImageElement | null | undefined;
  onClose: () => void;
}

interface Drawn {
  file: File;
  address: string;
}

/** The card, drawn on this device, to be shared or saved. */
export function ShareCardDialog({ page, picture, onClose }: ShareCardDialogProps) {
  const t = useTexts(birthdayPageTexts);
  const [card, setCard] = useState<Drawn | 'failed'>();
  const { id, performerName: name } = page.artist;
  const words = {
    name,
    headline: page.headline,
    date: t('card.date', { date: formatMonthDay(page.nextDate) }),
    address: new URL(birthdayPagePath(id), location.origin).href.replace(/^https?:\/\//, ''),
  };

  useEffect(() => {
    let address = '';
    drawShareCard(words, picture).then(
      (blob) => {
        const file = new File([blob], `spotlight-birthday-${id}.png`, { type: 'image/png' });
        address = URL.createObjectURL(file);
        setCard({ file, address });
      },
      () => setCard('failed'),
    );
    return () => URL.revokeObjectURL(address);
    // Drawn once, when the dialog opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const drawn = card === 'failed' ? undefined : card;
  const canShare = drawn && navigator.canShare?.({ files: [drawn.file] });
  const share = () =>
    // Closing the device's own sheet is an answer, not a failure.
    void navigator.share({ files: drawn && [drawn.file], title: name }).catch(() => undefined);
  return (
    <Dialog
      isOpen
      title={t('card.title')}
      lead={t('card.lead')}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('card.close')}
          </Button>
          {drawn && (
            <Button
              variant={canShare ? 'outline' : 'primary'}
              onClick={() => downloadFile(drawn.file.name, drawn.file, 'image/png')}
            >
              {t('card.save')}
            </Button>
          )}
          {canShare && <Button onClick={share}>{t('card.share')}</Button>}
        </>
      }
    >
      {card === undefined && <Skeleton height={320} radius="var(--radius-card)" />}
      {drawn && <Card src={drawn.address} alt={t('card.picture', { name })} />}
      {card === 'failed' && <Notice tone="warning">{t('card.failed')}</Notice>}
    </Dialog>
  );
}
