import type { FormStep } from '../../data/event-form/event-form.schema';
import { MoreBasics, LocationStep, RefundStep, ReviewStep, TicketsStep } from './step-views';
import { BasicsStep } from './steps/basics-step';
import type { StepProps } from './use-event-draft';

export interface WizardStepProps extends StepProps {
  step: FormStep;
  /** Somebody has or holds a seat: the refund scheme is fixed. */
  hasAttendees: boolean;
  isPublished: boolean;
  onGo: (number: number) => void;
}

/** The fields of a step; those of the first are there at once, all others come while somebody types. */
export function WizardStep({ step, hasAttendees, isPublished, onGo, ...props }: WizardStepProps) {
  if (step === 'basics') {
    return (
      <>
        <BasicsStep {...props} />
        <MoreBasics {...props} />
      </>
    );
  }
  return (
    <>
      {step === 'location' && <LocationStep {...props} />}
      {step === 'tickets' && <TicketsStep {...props} />}
      {step === 'refund' && <RefundStep {...props} hasAttendees={hasAttendees} />}
      {step === 'review' && (
        <ReviewStep draft={props.draft} isPublished={isPublished} onGo={onGo} />
      )}
    </>
  );
}
