import { Button, ButtonLink } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useRateAnswer } from '../../data/answer/answer.mutations';
import faqTexts from '../../locales/faq.zh-TW.json';
import { paths } from '../../paths';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  min-height: 56px;
  padding-bottom: 8px;
  font-size: var(--text-14);
  color: var(--ink-3);
`;

/** 有幫助嗎, below an answer: said once, and whoever was not helped is led to people. */
export function AnswerFeedback({ answer }: { answer: string }) {
  const t = useTexts(faqTexts);
  const { mutate, variables, isPending, isSuccess, isError } = useRateAnswer();
  const say = (hasHelped: boolean) => () => mutate({ answer, hasHelped });
  return (
    <Row>
      {!isSuccess && (
        <>
          <span id={`${answer}-ask`}>{t('helped.ask')}</span>
          {[true, false].map((hasHelped) => (
            <Button
              key={String(hasHelped)}
              variant="text"
              size="sm"
              aria-describedby={`${answer}-ask`}
              isBusy={isPending && variables?.hasHelped === hasHelped}
              onClick={say(hasHelped)}
            >
              {t(hasHelped ? 'helped.yes' : 'helped.no')}
            </Button>
          ))}
        </>
      )}
      <span role="status">
        {isError && t('helped.failed')}
        {isSuccess && t(variables?.hasHelped ? 'helped.thanks' : 'helped.sorry')}
      </span>
      {isSuccess && !variables?.hasHelped && (
        <ButtonLink
          variant="text"
          size="sm"
          to={`${paths.contact}?${new URLSearchParams({ topic: 'other', reference: answer })}`}
        >
          {t('helped.contact')}
        </ButtonLink>
      )}
    </Row>
  );
}
