import { ButtonLink, ChevronDownIcon, Container } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import infoTexts from '../../locales/info.zh-TW.json';
import { paths } from '../../paths';
import { ArticleHead } from './article-head';

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
  padding-bottom: 16px;
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
  const t = useTexts(infoTexts);
  const topics = Object.entries(t('faq.topics', { returnObjects: true }) as Topics);
  return (
    <Page>
      <ArticleHead page="faq" />
      {topics.map(([topicId, { title, items }]) => (
        <section key={topicId} id={topicId} aria-labelledby={`${topicId}-title`}>
          <Title id={`${topicId}-title`}>{title}</Title>
          {Object.entries(items).map(([id, { question, answer }]) => (
            <Item key={id}>
              <Question>
                {question}
                <ChevronDownIcon size={18} />
              </Question>
              <Answer>{answer}</Answer>
            </Item>
          ))}
        </section>
      ))}
      <Ask>
        {t('faq.ask')}
        <ButtonLink variant="outline" to={paths.contact}>
          {t('faq.contact')}
        </ButtonLink>
      </Ask>
    </Page>
  );
}
