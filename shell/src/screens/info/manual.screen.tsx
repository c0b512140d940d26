import { Button, ButtonLink, Container, EmptyState } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import manualTexts from '../../locales/manual.zh-TW.json';
import { paths } from '../../paths';
import { ArticleHead } from './article-head';
import { findEntries } from './found-sections.rules';
import { manualLinks } from './manual-links';
import { Prose } from './prose';
import { WordSearch, useWords } from './word-search';

const Page = styled(Container)`
  display: grid;
  gap: 32px;
  max-width: 880px;
  padding-top: 48px;
  @media print {
    max-width: none;
    padding-top: 0;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  @media print {
    display: none;
  }
`;

const Parts = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--accent-ink);
  }
  @media print {
    display: none;
  }
`;

const Part = styled.section`
  display: grid;
  gap: 24px;
  scroll-margin-top: calc(var(--header-h) + 16px);
  & + & {
    padding-top: 32px;
    border-top: 1px solid var(--line);
  }
`;

const PartTitle = styled.h2`
  font-size: var(--text-22);
`;

const Section = styled.section`
  break-inside: avoid;
  & > h3 {
    margin-bottom: 8px;
    font-size: var(--text-18);
  }
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--accent-ink);
    @media print {
      display: none;
    }
  }
`;

interface Text {
  title: string;
  text: string;
  /** Label of the way to the page that it tells of. */
  go?: string;
}
type Roles = Record<string, { title: string; sections: Record<string, Text> }>;

/** 使用手冊: what each kind of people can do and how, searched while typing, and printed. */
export function ManualScreen() {
  const t = useTexts(manualTexts);
  const { typed, query, setQuery } = useWords();
  const parts = Object.entries(t('roles', { returnObjects: true }) as Roles).map(
    ([id, { title, sections }]) => ({ id, title, entries: Object.entries(sections) }),
  );
  const found = findEntries(parts, query, ([, { title, text }]) => `${title} ${text}`);
  const count = found.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <Page>
      <ArticleHead page="manual" />
      <Tools>
        <WordSearch
          label={t('search')}
          placeholder={t('placeholder')}
          typed={typed}
          found={t('found', { count })}
          onChange={setQuery}
        />
        <Button variant="outline" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </Tools>
      {!query && (
        <Parts aria-label={t('parts')}>
          {parts.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </Parts>
      )}
      {found.map(({ id: part, title, entries }) => (
        <Part key={part} id={part} aria-labelledby={`${part}-title`}>
          <PartTitle id={`${part}-title`}>{title}</PartTitle>
          {entries.map(([id, section]) => (
            <Section key={id} aria-labelledby={`${part}-${id}`}>
              <h3 id={`${part}-${id}`}>{section.title}</h3>
              <Prose text={section.text} />
              {section.go && (
                <Link to={manualLinks[`${part}.${id}`] ?? paths.home}>{section.go}</Link>
              )}
            </Section>
          ))}
        </Part>
      ))}
      {count === 0 && (
        <EmptyState
          title={t('none', { query })}
          help={t('noneHelp')}
          action={<ButtonLink to={paths.contact}>{t('ask')}</ButtonLink>}
        />
      )}
    </Page>
  );
}
