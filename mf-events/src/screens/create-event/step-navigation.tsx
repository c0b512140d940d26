import { useTexts } from '@spotlight/shared/vendor/i18n';
import { faultsOfStep, type Faults } from '../../data/event-form/event-faults.rules';
import { formSteps, type FormStep } from '../../data/event-form/event-form.schema';
import eventFormTexts from '../../locales/event-form.zh-TW.json';
import { StepButton, StepList } from './event-wizard.styles';

export interface StepNavigationProps {
  current: FormStep;
  faults: Faults;
  /** Steps whose faults are told. */
  told: ReadonlySet<FormStep>;
  /** Gets the number of a step, from 1. */
  onGo: (number: number) => void;
}

/** The five steps, each a way to it; those that were left with faults say so. */
export function StepNavigation({ current, faults, told, onGo }: StepNavigationProps) {
  const t = useTexts(eventFormTexts);
  return (
    <nav aria-label={t('eventForm.steps')}>
      <StepList>
        {formSteps.map((step, index) => {
          const name = t(`eventForm.step.${step}`);
          const count = told.has(step) ? Object.keys(faultsOfStep(faults, step)).length : 0;
          return (
            <li key={step}>
              <StepButton
                type="button"
                aria-current={step === current ? 'step' : undefined}
                aria-label={count > 0 ? t('eventForm.stepFaults', { name, count }) : undefined}
                data-faulty={count > 0 || undefined}
                onClick={() => onGo(index + 1)}
              >
                <b aria-hidden="true">{index + 1}</b>
                {name}
              </StepButton>
            </li>
          );
        })}
      </StepList>
    </nav>
  );
}
