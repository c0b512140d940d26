import { useWords } from '../../../components/words/use-words';
import type { FormStep } from '../../../data/organizer/event-form.schema';
import words from '../../../locales/event-form-later.zh-TW.json';
import type { StepProps } from '../use-form-field';
import { PlaceStep } from './place-step';
import { RefundStep } from './refund-step';
import { ReviewStep } from './review-step';
import { TicketsStep } from './tickets-step';

export interface LaterStepsProps extends StepProps {
  step: FormStep;
  /** Somebody has or holds a seat: the refund scheme is fixed. */
  hasAttendees: boolean;
  isPublished: boolean;
  onGo: (number: number) => void;
}

/** The steps that nobody sees first. */
export function LaterSteps({ step, hasAttendees, isPublished, onGo, ...props }: LaterStepsProps) {
  useWords(words);
  if (step === 'place') return <PlaceStep {...props} />;
  if (step === 'tickets') return <TicketsStep {...props} />;
  if (step === 'refund') return <RefundStep {...props} hasAttendees={hasAttendees} />;
  return <ReviewStep draft={props.draft} isPublished={isPublished} onGo={onGo} />;
}
