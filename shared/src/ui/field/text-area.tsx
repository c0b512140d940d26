import { useState, type ComponentPropsWithRef, type FormEvent } from 'react';
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
  ...rest
}: TextAreaProps) {
  const texts = { label, hint, error, isRequired };
  const control = useField(texts, rest.id);
  const [typedLength, setTypedLength] = useState(String(rest.defaultValue ?? '').length);
  const length = rest.value === undefined ? typedLength : String(rest.value).length;
  const handleInput = (event: FormEvent<HTMLTextAreaElement>) => {
    setTypedLength(event.currentTarget.value.length);
    onInput?.(event as Parameters<NonNullable<typeof onInput>>[0]);
  };
  return (
    <FieldFrame
      {...texts}
      id={control.id}
      className={className}
      aside={rest.maxLength && `${length} / ${rest.maxLength}`}
    >
      <Area {...rest} {...control} onInput={handleInput} />
    </FieldFrame>
  );
}
