import { Button, ChevronDownIcon, ChevronUpIcon } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
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
`;

const More = styled(Button)`
  margin: 4px 0 0 -12px;
`;

export interface AboutSectionProps {
  paragraphs: readonly string[];
  /** Show the first paragraph alone until asked for the rest. */
  isCollapsible: boolean;
}

/** The long description. */
export function AboutSection({ paragraphs, isCollapsible }: AboutSectionProps) {
  const { t } = useTranslation('events');
  const [isExpanded, setIsExpanded] = useState(false);
  const proseId = useId();
  const hasMore = isCollapsible && paragraphs.length > 1;
  const shown = hasMore && !isExpanded ? paragraphs.slice(0, 1) : paragraphs;
  if (paragraphs.length === 0) return null;
  return (
    <Section title={t('sections.about')}>
      <Prose id={proseId}>
        {shown.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Prose>
      {hasMore && (
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
