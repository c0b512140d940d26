import { useLayoutEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlFace } from './control.styles';
import { FieldFrame, type FieldTexts } from './field-frame';
import { useField } from './use-field';

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'>, FieldTexts {}

const Area = styled.textarea`
  ${controlFace}
  min-height: 120px;
  padding-block: 10px;
  line-height: var(--leading-body);
  resize: vertical;
  field-sizing: content;
  max-height: 60vh;
`;

/** Text of several lines. With `maxLength` it counts the characters. */
export function TextArea({
  label,
  hint,
  error,
  isRequired,
  className,
  onInput,
  ref,
  ...rest
}: TextAreaProps) {
  const texts = { label, hint, error, isRequired };
  const control = useField(texts, rest.id);
  const area = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(0);
  const count = () => setLength(area.current?.value.length ?? 0);
  // The text is the element's own: a form writes into it without asking React.
  useLayoutEffect(count);
  return (
    <FieldFrame
      {...texts}
      id={control.id}
      className={className}
      aside={rest.maxLength && `${length} / ${rest.maxLength}`}
    >
      <Area
        {...rest}
        {...control}
        ref={(element: HTMLTextAreaElement | null) => {
          area.current = element;
          if (typeof ref === 'function') ref(element);
          else if (ref) ref.current = element;
        }}
        onInput={(event) => {
          count();
          onInput?.(event);
        }}
      />
    </FieldFrame>
  );
}
