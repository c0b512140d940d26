import { ButtonLink, ChevronDownIcon, Container, EmptyState } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useLocation } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import faqTexts from '../../locales/faq.zh-TW.json';
import infoTexts from '../../locales/info.zh-TW.json';
import { paths } from '../../paths';
import { AnswerFeedback } from './answer-feedback';
import { ArticleHead } from './article-head';
import { findEntries } from './found-sections.rules';
import { WordSearch, useWords } from './word-search';

const Page = styled(Container)`
  display: grid;
  gap: 32px;
  max-width: 880px;
  padding-top: 48px;
`;

const Title = styled.h2`
  margin-bottom: 8px;
  font-size: var(--text-18);
`;

const Item = styled.details`
  border-bottom: 1px solid var(--line);
  &[open] > summary > svg {
    rotate: 180deg;
  }
`;

const Question = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: 56px;
  font-weight: var(--weight-medium);
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  & > svg {
    flex-shrink: 0;
    color: var(--ink-3);
    transition: rotate var(--fast) var(--ease);
  }
`;

const Answer = styled.p`
  max-width: 40em;
  color: var(--ink-2);
`;

const Ask = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
`;

type Topics = Record<
  string,
  { title: string; items: Record<string, { question: string; answer: string }> }
>;

/** 常見問題, by topic; native disclosure, so the browser's page search opens the right answer. */
export function FaqScreen() {
  const t = useTexts(faqTexts);
  const tInfo = useTexts(infoTexts);
  const { typed, query, setQuery } = useWords();
  const asked = useLocation().hash.slice(1);
  const topics = Object.entries(t('topics', { returnObjects: true }) as Topics).map(
    ([id, { title, items }]) => ({ id, title, entries: Object.entries(items) }),
  );
  const found = findEntries(topics, query, ([, item]) => `${item.question} ${item.answer}`);
  const count = found.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <Page>
      <ArticleHead page="faq" />
      <WordSearch
        label={t('search')}
        placeholder={t('placeholder')}
        typed={typed}
        found={t('found', { count })}
        onChange={setQuery}
      />
      {found.map(({ id: topic, title, entries }) => (
        <section key={topic} id={topic} aria-labelledby={`${topic}-title`}>
          <Title id={`${topic}-title`}>{title}</Title>
          {entries.map(([id, { question, answer }]) => (
            // The only answer that is left need not be opened, nor the one that a link leads to.
            <Item
              key={`${id} ${count === 1}`}
              id={`${topic}.${id}`}
              open={count === 1 || asked === `${topic}.${id}`}
            >
              <Question>
                {question}
                <ChevronDownIcon size={18} />
              </Question>
              <Answer>{answer}</Answer>
              <AnswerFeedback answer={`${topic}.${id}`} />
            </Item>
          ))}
        </section>
      ))}
      {count === 0 && <EmptyState title={t('none', { query })} help={t('noneHelp')} />}
      <Ask>
        {tInfo('faq.ask')}
        <ButtonLink variant="outline" to={paths.contact}>
          {tInfo('faq.contact')}
        </ButtonLink>
      </Ask>
    </Page>
  );
}
