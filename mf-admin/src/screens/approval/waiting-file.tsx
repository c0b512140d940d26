import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { PrivatePicture } from '../../components/private-picture';
import type { WaitingArtwork } from '../../data/approval/approval.schema';
import panelTexts from '../../locales/approval-panel.zh-TW.json';

const Size = styled.p`
  padding: 8px 16px 0;
  color: var(--ink-3);
  font-size: var(--text-14);
`;

/** The artwork that waits, from the private bucket: the very file that would be published. */
export function WaitingFile({ artwork, title }: { artwork: WaitingArtwork; title: string }) {
  const t = useTexts(panelTexts);
  const { filePath, version, width, height } = artwork;
  return (
    <>
      <PrivatePicture
        path={filePath}
        alt={title}
        failed={t('facts.artworkFailed')}
        width={width}
        height={height}
      />
      <Size>{t('facts.artworkSize', { version, width, height })}</Size>
    </>
  );
}
