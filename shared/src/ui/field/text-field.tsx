import type {
  ComponentPropsWithRef,
  CompositionEvent,
  FocusEvent,
  InputEvent,
  ReactNode,
} from 'react';
import { styled } from 'styled-components';
import { controlFace } from './control.styles';
import { FieldFrame, type FieldTexts } from './field-frame';
import { useField } from './use-field';

export interface TextFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'type'>, FieldTexts {
  /** A number is text with `inputMode`: a field of the browser's for numbers changes with the wheel, and takes 1e5. */
  type?:
    | 'text'
    | 'email'
    | 'password'
    | 'tel'
    | 'url'
    | 'date'
    | 'time'
    | 'datetime-local'
    | undefined;
  /** Drawn inside the control before the text, such as `NT$`. */
  prefix?: ReactNode;
  /** Drawn inside the control after the text, such as a button. */
  suffix?: ReactNode;
}

const Box = styled.div`
  position: relative;
  display: flex;
  align-items: center;
`;

const Prefix = styled.span`
  position: absolute;
  inset-inline-start: 13px;
  color: var(--ink-3);
  pointer-events: none;
`;

const Suffix = styled.span`
  position: absolute;
  inset-inline-end: 0;
  display: flex;
`;

const Input = styled.input`
  ${controlFace}
  [data-prefix] > & {
    padding-inline-start: 52px;
  }
  [data-suffix] > & {
    padding-inline-end: 48px;
  }
`;

const digitModes = new Set(['numeric', 'decimal', 'tel']);

/** Digits of an input method are those of the keyboard. */
function toHalfWidth({ currentTarget }: InputEvent<HTMLInputElement>) {
  const plain = currentTarget.value.normalize('NFKC');
  // Written only where it differs: that moves the caret to the end.
  if (plain !== currentTarget.value) currentTarget.value = plain;
}

/** The same once it has put them down, which is no input of its own in every browser: the form hears of it by one. */
function putDown({
  currentTarget,
}: FocusEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>) {
  const plain = currentTarget.value.normalize('NFKC');
  if (plain === currentTarget.value) return;
  // Past React's own setter, which would take the event for no change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
    currentTarget,
    plain,
  );
  currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A one-line text field with its label; takes what `register()` of react-hook-form returns. */
export function TextField({
  label,
  hint,
  error,
  isRequired,
  prefix,
  suffix,
  className,
  ...rest
}: TextFieldProps) {
  const texts = { label, hint, error, isRequired };
  const control = useField(texts, rest.id);
  const takesDigits = digitModes.has(rest.inputMode ?? rest.type ?? '');
  return (
    <FieldFrame {...texts} id={control.id} className={className}>
      <Box data-prefix={prefix ? '' : undefined} data-suffix={suffix ? '' : undefined}>
        {prefix && <Prefix aria-hidden="true">{prefix}</Prefix>}
        <Input
          {...rest}
          {...control}
          {...(takesDigits && {
            onInput: (event) => {
              if (!event.nativeEvent.isComposing) toHalfWidth(event);
              rest.onInput?.(event);
            },
            onCompositionEnd: (event) => {
              putDown(event);
              rest.onCompositionEnd?.(event);
            },
            onBlur: (event) => {
              putDown(event);
              rest.onBlur?.(event);
            },
          })}
        />
        {suffix && <Suffix>{suffix}</Suffix>}
      </Box>
    </FieldFrame>
  );
}
