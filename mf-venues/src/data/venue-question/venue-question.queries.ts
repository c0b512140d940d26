import { useBackend, useSession, useWrite } from '@spotlight/shared/contract';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import { venueQuestionKeys } from './venue-question.keys';
import {
  answerQuestion,
  askVenue,
  listOwnQuestions,
  listVenueQuestions,
} from './venue-question.repository';
import type { QuestionFilters } from './venue-question.schema';

/** What was asked and answered at a venue. */
export function useVenueQuestions(venueId: string, pageSize: number) {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: venueQuestionKeys.atVenue(venueId, pageSize, userId),
    queryFn: ({ signal }) => listVenueQuestions(backend, { venueId, pageSize }, signal),
    placeholderData: keepPreviousData,
  });
}

/** What was asked at own venues. */
export function useOwnQuestions(filters: QuestionFilters) {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: venueQuestionKeys.list(filters, userId),
    queryFn: ({ signal }) => listOwnQuestions(backend, filters, signal),
    placeholderData: keepPreviousData,
    enabled: userId !== '',
  });
}

const touches = [venueQuestionKeys.all];
export const useAskVenue = () => useWrite(askVenue, { touches });
export const useAnswerQuestion = () => useWrite(answerQuestion, { touches });
