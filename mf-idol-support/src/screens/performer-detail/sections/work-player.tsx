import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { Player } from '../../../data/performer/player.rules';
import sectionTexts from '../../../locales/performer-sections.zh-TW.json';

const Frame = styled.iframe`
  display: block;
  width: 100%;
  border: 0;
  border-radius: var(--radius-card);
  background: var(--surface-2);
  &[data-kind='video'] {
    aspect-ratio: 16 / 9;
  }
  &[data-kind='music'] {
    height: 152px;
  }
`;

/** The frame of a platform. It is drawn after a press, never before: until then nobody else hears of the visit. */
export function WorkPlayer({ player, title }: { player: Player; title: string }) {
  const t = useTexts(sectionTexts);
  return (
    <Frame
      src={player.src}
      title={t('works.frame', { title, platform: player.platform })}
      data-kind={player.kind}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
      // Platforms refuse players that do not say where they are.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
