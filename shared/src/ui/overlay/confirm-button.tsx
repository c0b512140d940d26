import { useState } from 'react';
import { Button, type ButtonProps } from '../button/button';
import { ConfirmDialog, type Question } from './confirm-dialog';

export interface ConfirmButtonProps extends Omit<ButtonProps, 'onClick' | 'isBusy'> {
  question: Question;
}

/**
 * A button that asks before it does what it says. What is answered is what was asked: where the page hears
 * of something else while the question stands there, such as another price, the question stays as it was.
 */
export function ConfirmButton({ question, ...button }: ConfirmButtonProps) {
  const [asked, setAsked] = useState<Question | null>(null);
  return (
    <>
      <Button {...button} onClick={() => setAsked(question)} />
      {asked && <ConfirmDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}
