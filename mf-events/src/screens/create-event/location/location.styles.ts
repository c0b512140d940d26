import { styled } from 'styled-components';
import { Frame } from '../../../components/taiwan-map/taiwan-map.styles';

export const Chosen = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  & > svg {
    flex-shrink: 0;
    color: var(--ink-3);
  }
  & > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: var(--ink-3);
    font-size: var(--text-12);
  }
`;

export const PinMap = styled(Frame)`
  max-width: 420px;
  margin-inline: 0;
  cursor: crosshair;
`;

/** A name to find one's way by; its dot is the middle of the city. */
export const City = styled.span`
  position: absolute;
  padding-inline-start: 10px;
  translate: -3px -50%;
  color: var(--ink-3);
  font-size: var(--text-12);
  white-space: nowrap;
  pointer-events: none;
  &::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    top: 50%;
    width: 6px;
    height: 6px;
    translate: 0 -50%;
    border-radius: 50%;
    background: var(--line-control);
  }
`;

/** Its tip is the location. */
export const Pin = styled.button`
  position: absolute;
  display: grid;
  place-items: end center;
  width: 44px;
  height: 44px;
  padding: 0;
  translate: -50% -88%;
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  color: var(--accent);
  &[data-unset] {
    color: var(--ink-3);
  }
`;

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  font-size: var(--text-14);
  & > a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    text-decoration: underline;
  }
`;
