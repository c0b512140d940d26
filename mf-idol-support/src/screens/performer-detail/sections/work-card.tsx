import { Artwork } from '@spotlight/artwork';
import { ExternalIcon, Icon, type IconProps } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { hostOf, playerOf } from '../../../data/performer/player.rules';
import type { Work } from '../../../data/performer/performer.schema';
import sectionTexts from '../../../locales/performer-sections.zh-TW.json';
import { WorkPlayer } from './work-player';

const PlayIcon = (props: IconProps) => <Icon {...props} d="M8 5.5v13l10.5-6.5z" />;

const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 8px;
`;

const Press = styled.button`
  position: relative;
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  border-radius: var(--radius-card);
  background: none;
  overflow: hidden;
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 3px;
  }
`;

const Disc = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  & > svg {
    box-sizing: content-box;
    padding: 14px;
    border-radius: var(--radius-pill);
    background: var(--tag-ground);
    color: var(--tag-ink);
    fill: currentcolor;
  }
`;

const Title = styled.h3`
  font-size: var(--text-16);
  overflow-wrap: anywhere;
`;

const Away = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  color: var(--ink-2);
  font-size: var(--text-14);
  text-decoration: underline;
  text-underline-offset: 4px;
`;

/** A work: its picture is drawn here, the platform is asked on a press, and its link works in any case. */
export function WorkCard({ work, id }: { work: Work; id: string }) {
  const t = useTexts(sectionTexts);
  const titleId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const player = playerOf(work.url);
  const place = player?.platform ?? hostOf(work.url);
  return (
    <Card aria-labelledby={titleId}>
      {player && isOpen && <WorkPlayer player={player} title={work.title} />}
      {player && !isOpen && (
        <Press
          type="button"
          aria-label={t('works.play', { title: work.title })}
          onClick={() => setIsOpen(true)}
        >
          <Artwork
            kind="event"
            id={id}
            category=""
            title={work.title}
            showWords={false}
            sizes="(min-width: 1024px) 380px, 100vw"
            isDecorative
          />
          <Disc>
            <PlayIcon size={28} />
          </Disc>
        </Press>
      )}
      <div>
        <Title id={titleId}>{work.title}</Title>
        <Away
          href={work.url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('works.openNamed', { place, title: work.title })}
        >
          {t('works.openIn', { place })}
          <ExternalIcon size={16} />
        </Away>
      </div>
    </Card>
  );
}
