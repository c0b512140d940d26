import { Container, fromDesktop } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import infoTexts from '../../locales/info.zh-TW.json';
import { ArticleHead } from './article-head';
import { Prose } from './prose';

const Page = styled(Container)`
  display: grid;
  gap: 32px;
  padding-top: 32px;
  @media ${fromDesktop} {
    grid-template-columns: minmax(0, 40em) 216px;
    gap: 40px 64px;
    justify-content: space-between;
    max-width: 1064px;
    padding-top: 48px;
    & > header {
      grid-column: 1 / -1;
    }
  }
`;

const Contents = styled.nav`
  display: none;
  font-size: var(--text-14);
  @media ${fromDesktop} {
    position: sticky;
    top: calc(var(--header-h) + 24px);
    display: block;
    align-self: start;
    padding-inline-start: 20px;
    border-inline-start: 1px solid var(--line);
  }
  & a {
    display: flex;
    align-items: center;
    min-height: 36px;
    color: var(--ink-2);
  }
  & a:hover {
    color: var(--accent-ink);
  }
`;

const ContentsTitle = styled.p`
  font-weight: var(--weight-bold);
`;

const Sections = styled.div`
  display: grid;
  gap: 32px;
`;

const SectionTitle = styled.h2`
  margin-bottom: 8px;
  font-size: var(--text-18);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** Pages of the locale file that are running text. */
type ArticlePage = {
  [Page in keyof typeof infoTexts]: (typeof infoTexts)[Page] extends { sections: object }
    ? Page
    : never;
}[keyof typeof infoTexts];

/** Title and text of each section in the locale file. */
type Sections = Record<string, { title: string; text: string }>;

interface ArticleProps {
  page: ArticlePage;
  actions?: ReactNode;
  /** Stands under the heading instead of the words of the locale file. */
  lead?: string | undefined;
}

/** A page of running text out of the locale file, with its contents beside it on desktops. */
export function Article({ page, actions, lead }: ArticleProps) {
  const t = useTexts(infoTexts);
  const sections = Object.entries(t(`${page}.sections`, { returnObjects: true }) as Sections);
  return (
    <Page>
      <ArticleHead page={page} lead={lead} />
      <Sections>
        {sections.map(([id, { title, text }]) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <SectionTitle id={`${id}-title`}>{title}</SectionTitle>
            <Prose text={text} />
          </section>
        ))}
        {actions && <Actions>{actions}</Actions>}
      </Sections>
      <Contents aria-label={t('contents')}>
        <ContentsTitle aria-hidden="true">{t('contents')}</ContentsTitle>
        <ul>
          {sections.map(([id, { title }]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </Contents>
    </Page>
  );
}
