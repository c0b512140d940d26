import { styled } from 'styled-components';
import { Bone } from './skeleton';
import { sweep } from './sweep.styles';

const Card = styled.div`
  ${sweep}
  display: flex;
  flex-direction: column;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
`;

const Art = styled(Bone)`
  aspect-ratio: 16 / 9;
  border-radius: 0;
`;

const Body = styled.div`
  display: grid;
  gap: 11px;
  padding: 16px;
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-top: 3px;
  padding-top: 12px;
  border-top: 1px solid var(--line);
  & > :first-child {
    margin-inline-end: auto;
  }
`;

const bone = (width: string, height: number) => <Bone style={{ width, height }} />;

/** The place of an event card, in its shape, so that nothing jumps when the card arrives. */
export function SkeletonCard() {
  return (
    <Card aria-hidden="true">
      <Art />
      <Body>
        {bone('86%', 22)}
        {bone('96%', 14)}
        {bone('56%', 14)}
        {bone('48%', 14)}
        {bone('34%', 14)}
        <Foot>
          {bone('24%', 18)}
          {bone('72px', 36)}
          {bone('84px', 36)}
        </Foot>
      </Body>
    </Card>
  );
}
