import { styled } from 'styled-components';
import { LightCone } from './light-cone';

const Digits = styled.text`
  fill: var(--ink);
  font: 700 56px / 1 var(--font-sans);
  letter-spacing: 2px;
  text-anchor: middle;
`;

export const NotFoundDrawing = () => (
  <LightCone>
    <Digits x="81" y="103">
      404
    </Digits>
  </LightCone>
);
