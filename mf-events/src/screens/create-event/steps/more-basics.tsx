import { LineUpSection } from '../line-up/line-up-section';
import { PictureSection } from '../picture/picture-section';
import type { StepProps } from '../use-event-draft';

/** What makes an event known by sight: its picture, and who is on stage. */
export function MoreBasics({ draft }: StepProps) {
  return (
    <>
      <PictureSection draft={draft} />
      <LineUpSection draft={draft} />
    </>
  );
}
