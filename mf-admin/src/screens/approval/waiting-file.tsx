import { Notice, Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { WaitingArtwork } from '../../data/approval/approval.schema';
import { useArtwork } from '../../data/artwork/artwork.queries';
import panelTexts from '../../locales/approval-panel.zh-TW.json';

const Picture = styled.img`
  display: block;
  width: 100%;
  height: auto;
`;

const Size = styled.p`
  padding: 8px 16px 0;
  color: var(--ink-3);
  font-size: var(--text-14);
`;

/** The artwork that waits, from the private bucket: the very file that would be published. */
export function WaitingFile({ artwork, title }: { artwork: WaitingArtwork; title: string }) {
  const t = useTexts(panelTexts);
  const file = useArtwork(artwork);
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file.data) return undefined;
    const made = URL.createObjectURL(file.data);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file.data]);
  const { version, width, height } = artwork;
  return (
    <>
      {file.isError && <Notice tone="danger">{t('facts.artworkFailed')}</Notice>}
      {file.isPending && <Skeleton height={180} />}
      {address && <Picture src={address} alt={title} width={width} height={height} />}
      <Size>{t('facts.artworkSize', { version, width, height })}</Size>
    </>
  );
}
