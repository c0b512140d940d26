import { LineUpSection } from '../line-up/line-up-section';
import { PictureSection } from '../picture/picture-section';
import type { StepProps } from '../use-form-field';

/** What makes an event known by sight: its picture, and who is on stage. */
export function MoreBasics(props: StepProps) {
  return (
    <>
      <PictureSection {...props} />
      <LineUpSection draft={props.draft} />
    </>
  );
}
