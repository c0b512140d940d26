import { uiTexts } from '@spotlight/shared/texts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, type FormEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button';
import { FailureNotice } from '../state/failure-notice';
import { Dialog } from './dialog';
import type { Send } from './use-send';

export interface FormDialogProps {
  title: ReactNode;
  /** A line under the title. */
  lead?: ReactNode;
  submitLabel: string;
  /** 「取消」 when not said. */
  backLabel?: string;
  tone?: 'primary' | 'danger';
  /** What did not happen, above the reason of a failure. */
  failureTitle?: string;
  isSubmitDisabled?: boolean;
  /** What `useSend` gives: how the sending goes, and how to leave. */
  sending: Pick<Send<never>, 'isBusy' | 'failure' | 'close'>;
  /** What `handleSubmit` of react-hook-form gives. */
  onSubmit: (submission: FormEvent<HTMLFormElement>) => unknown;
  /** The fields; the first one, or the harmless answer, has `data-autofocus`. */
  children: ReactNode;
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

/** A short form over an inert page. A failure stays in it, with everything that was typed. */
export function FormDialog({
  title,
  lead,
  submitLabel,
  backLabel,
  tone,
  failureTitle,
  isSubmitDisabled,
  sending: { isBusy, failure, close },
  onSubmit,
  children,
}: FormDialogProps) {
  const t = useTexts(uiTexts);
  const formId = useId();
  const handleSubmit = (submission: FormEvent<HTMLFormElement>) => {
    submission.preventDefault();
    // Enter in a field sends the form past its button.
    if (!isBusy) void onSubmit(submission);
  };
  return (
    <Dialog
      isOpen
      title={title}
      lead={lead}
      onClose={close}
      footer={
        <>
          <Button variant="plain" onClick={close}>
            {backLabel ?? t('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={tone}
            isBusy={isBusy}
            disabled={isSubmitDisabled}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate onSubmit={handleSubmit}>
        {children}
        <FailureNotice failure={failure} title={failureTitle} />
      </Form>
    </Dialog>
  );
}
