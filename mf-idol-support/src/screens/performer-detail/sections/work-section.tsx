import { SectionHeading, fromTablet } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { PerformerDetail } from '../../../data/performer/performer.schema';
import sectionTexts from '../../../locales/performer-sections.zh-TW.json';
import { WorkCard } from './work-card';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px 20px;
  @media ${fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** 影音作品. Shows nothing when there are none. */
export function WorkSection({ id, works }: Pick<PerformerDetail, 'id' | 'works'>) {
  const t = useTexts(sectionTexts);
  const titleId = useId();
  if (works.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={t('works.title')} lead={t('works.lead')} />
      <List>
        {works.map((work) => (
          <li key={work.url}>
            <WorkCard work={work} id={`${id}:${work.url}`} />
          </li>
        ))}
      </List>
    </section>
  );
}
