import { useListFilters } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { HostList } from '../../components/host-list/host-list';
import { hostAddress } from '../../data/own-venue/host-filters.rules';
import { useOwnQuestions } from '../../data/venue-question/venue-question.queries';
import { questionStates } from '../../data/venue-question/venue-question.schema';
import questionTexts from '../../locales/host-questions.zh-TW.json';
import { paths } from '../../paths';
import { QuestionEntry } from './question-entry';

const address = hostAddress(paths.venueQuestions, questionStates);

/** /venue-questions: what people ask at own venues, and what their host says to it. */
export function VenueQuestionsScreen() {
  const t = useTexts(questionTexts);
  const list = useListFilters(address);
  const query = useOwnQuestions(list.filters);
  return (
    <HostList
      list={list}
      query={query}
      words={{
        title: t('hostQuestions.title'),
        lead: t('hostQuestions.lead'),
        waiting: (count) => t('hostQuestions.waiting', { count }),
        total: (count) => t('hostQuestions.total', { count }),
        order: t('hostQuestions.order'),
        allStates: t('hostQuestions.allStates'),
        error: t('hostQuestions.error'),
        none: t('hostQuestions.none'),
        noneHelp: t('hostQuestions.noneHelp'),
        noMatch: t('hostQuestions.noMatch'),
        all: t('hostQuestions.all'),
      }}
      states={questionStates.map((value) => ({
        value,
        label: t(`hostQuestions.states.${value}`),
      }))}
    >
      {(question, hasVenue) => <QuestionEntry question={question} hasVenue={hasVenue} />}
    </HostList>
  );
}
