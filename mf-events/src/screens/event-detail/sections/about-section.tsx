import { Button, ChevronDownIcon, ChevronUpIcon, fromDesktop } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import eventSectionsTexts from '../../../locales/event-sections.zh-TW.json';
import { Section } from './section';

/** Chinese text is easiest to read in lines of at most forty characters. */
const Prose = styled.div`
  display: grid;
  gap: 12px;
  max-width: 40em;
  color: var(--ink-2);
  & > p {
    white-space: pre-line;
  }
  &[data-collapsed] > p + p {
    display: none;
    @media ${fromDesktop} {
      display: block;
    }
  }
`;

const More = styled(Button)`
  margin: 4px 0 0 -12px;
  @media ${fromDesktop} {
    display: none;
  }
`;

/** The long description; on narrow screens its first paragraph alone until asked for the rest. */
export function AboutSection({ paragraphs }: { paragraphs: readonly string[] }) {
  const t = useTexts(eventSectionsTexts);
  const [isExpanded, setIsExpanded] = useState(false);
  const proseId = useId();
  if (paragraphs.length === 0) return null;
  return (
    <Section title={t('sections.about')}>
      <Prose id={proseId} data-collapsed={!isExpanded || undefined}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Prose>
      {paragraphs.length > 1 && (
        <More
          variant="text"
          aria-expanded={isExpanded}
          aria-controls={proseId}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {t(isExpanded ? 'sections.collapse' : 'sections.expand')}
          {isExpanded ? <ChevronUpIcon size={18} /> : <ChevronDownIcon size={18} />}
        </More>
      )}
    </Section>
  );
}
