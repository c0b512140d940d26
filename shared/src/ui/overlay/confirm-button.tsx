import { useState } from 'react';
import { Button, type ButtonProps } from '../button/button';
import { ConfirmDialog, type Question } from './confirm-dialog';

export interface ConfirmButtonProps extends Omit<ButtonProps, 'onClick' | 'isBusy'> {
  question: Question;
}

/** A button that asks before it does what it says. */
export function ConfirmButton({ question, ...button }: ConfirmButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setIsAsking(true)} />
      {isAsking && <ConfirmDialog {...question} onClose={() => setIsAsking(false)} />}
    </>
  );
}
