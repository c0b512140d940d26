import { useToasts } from '@spotlight/shared/contract';
import { focusFirstFault } from '@spotlight/shared/form';
import { Button, PageHeading, SilentFailure, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate, useSearchParams } from '@spotlight/shared/vendor/router';
import { useEffect, useRef } from 'react';
import { stepOf } from '../../data/event-form/event-faults.rules';
import { formSteps, type EventForm } from '../../data/event-form/event-form.schema';
import type { EventForEditing } from '../../data/organizer/organizer-event.queries';
import eventFormTexts from '../../locales/event-form.zh-TW.json';
import { draftPath } from '../../paths';
import { DeferredPreview } from './deferred-preview';
import { Aside, Back, Foot, FormPanel, Page, SaveLine, Wide } from './event-wizard.styles';
import { useSaveText } from './save-state';
import { StepNavigation } from './step-navigation';
import { SaveNotice, SubmitButton, loadStep, prefetchAfter } from './step-views';
import { useEventDraft } from './use-event-draft';
import { useToldSteps } from './use-told-steps';
import { WizardStep } from './wizard-step';

const SavedNotices = lazyPart(
  () => import(/* webpackChunkName: "event-saved" */ './saved-notices').then((m) => m.SavedNotices),
  { Failed: SilentFailure },
);

/** By then the step itself has arrived. */
const PREFETCH_MS = 1500;
/** Until a step has drawn itself. */
const SHOWN_MS = 100;

export interface EventWizardProps {
  initial: EventForm;
  /** `null`: nothing is on the server yet. */
  event: EventForEditing | null;
  onCreated?: (id: string) => void;
  /** Reads the event anew and begins with it. */
  onReload?: () => void;
}

/** Five steps around one form, which saves itself while it is a draft. */
export function EventWizard({ initial, event, onCreated, onReload }: EventWizardProps) {
  const t = useTexts(eventFormTexts);
  const navigate = useNavigate();
  const isPublished = event?.status === 'approved';
  const toasts = useToasts();
  const [params] = useSearchParams();
  const number = Math.min(Math.max(Math.trunc(Number(params.get('step'))) || 1, 1), 5);
  const step = formSteps[number - 1] ?? 'basics';
  const shownStep = useRef(step);
  const draft = useEventDraft({
    initial,
    on: event && { id: event.id, version: event.version },
    isAutomatic: !isPublished,
    onCreated: (id) => {
      onCreated?.(id);
      // The step of now: whoever went on while it was being saved is not taken back.
      const at = formSteps.indexOf(shownStep.current) + 1;
      void navigate(draftPath(id, at), { replace: true, preventScrollReset: true });
    },
  });
  const saveText = useSaveText(draft);
  const { told, tell } = useToldSteps(draft.form);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const idle = setTimeout(prefetchAfter, PREFETCH_MS, step);
    return () => clearTimeout(idle);
  }, [step]);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus();
  }, [step]);

  /** Answers whether it came there: without network it stays, and nothing is lost. */
  const go = async (target: number): Promise<boolean> => {
    if (!(await loadStep(formSteps[target - 1] ?? 'basics'))) {
      toasts.error(t('eventForm.stepFailed'));
      return false;
    }
    await navigate(draftPath(draft.current()?.id ?? event?.id ?? null, target));
    return true;
  };
  const focusFault = () => requestAnimationFrame(() => focusFirstFault(draft.form.id));
  const next = async () => {
    if (await tell(step)) await go(number + 1);
    else focusFault();
  };
  const goToFault = async (field: string) => {
    await tell(...formSteps);
    // After the heading of that step, which takes the focus first.
    if (await go(formSteps.indexOf(stepOf(field)) + 1)) setTimeout(focusFault, SHOWN_MS);
  };
  const save = async () => {
    await tell(step);
    if (!draft.isDue && draft.isDirty) focusFault();
    else await draft.save();
  };

  return (
    <Page>
      <Wide>
        <PageHeading
          title={t(event ? 'eventForm.editTitle' : 'eventForm.title')}
          lead={t('eventForm.lead')}
        />
        {event && <SavedNotices event={event} />}
        <StepNavigation
          current={step}
          faults={draft.faults}
          told={told}
          onGo={(target) => void go(target)}
        />
        <SaveNotice draft={draft} onReload={onReload} />
      </Wide>
      <FormPanel as="section" id={draft.form.id} aria-label={t(`eventForm.step.${step}`)}>
        <h2 ref={heading} tabIndex={-1}>
          {t(`eventForm.step.${step}`)}
        </h2>
        <WizardStep
          step={step}
          draft={draft}
          hasAttendees={event?.hasAttendees ?? false}
          isPublished={isPublished}
          onGo={(target) => void go(target)}
        />
        <Foot>
          <SaveLine role="status">{saveText}</SaveLine>
          {number > 1 && (
            <Back variant="plain" onClick={() => void go(number - 1)}>
              {t('eventForm.previous')}
            </Back>
          )}
          <Button
            variant="outline"
            isBusy={draft.state.name === 'saving'}
            onClick={() => void save()}
          >
            {t(isPublished ? 'eventForm.saveChanges' : 'eventForm.saveDraft')}
          </Button>
          {number < 5 && <Button onClick={() => void next()}>{t('eventForm.next')}</Button>}
          {number === 5 && !isPublished && (
            <SubmitButton draft={draft} onFault={(field) => void goToFault(field)} />
          )}
        </Foot>
      </FormPanel>
      {number < 5 && (
        <Aside aria-label={t('eventForm.preview')}>
          <h2>{t('eventForm.preview')}</h2>
          <p>{t('eventForm.previewHelp')}</p>
          <DeferredPreview form={draft.values} id={event?.id ?? draft.current()?.id ?? 'draft'} />
        </Aside>
      )}
    </Page>
  );
}
