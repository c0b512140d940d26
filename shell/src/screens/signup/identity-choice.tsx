import type { UserType } from '@spotlight/shared/contract';
import type { BoundField } from '@spotlight/shared/form';
import { BuildingIcon, MicIcon, TicketIcon, fromTablet } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import accountTexts from '../../locales/account.zh-TW.json';
import { shellTexts } from '../../texts';

const Group = styled.fieldset`
  display: grid;
  gap: 8px;
  @media ${fromTablet} {
    grid-template-columns: repeat(3, 1fr);
    gap: 12px;
  }
`;

const Legend = styled.legend`
  margin-bottom: 6px;
  padding: 0;
  font-size: var(--text-14);
  font-weight: var(--weight-bold);
  line-height: var(--leading-dense);
`;

const Card = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 2px 12px;
  align-items: center;
  align-content: start;
  padding: 12px;
  border: 1px solid var(--line-control);
  border-radius: var(--radius-card);
  background: var(--control);
  line-height: var(--leading-dense);
  & > svg {
    grid-row: span 2;
    color: var(--ink-2);
  }
  &:hover {
    background: var(--surface-2);
  }
  &:has(:checked) {
    border-color: var(--accent);
    background: var(--accent-soft);
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  &:has(:checked) > svg {
    color: var(--accent-ink);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
  }
  @media ${fromTablet} {
    grid-template-columns: 1fr;
    & > svg {
      grid-row: auto;
      margin-bottom: 4px;
    }
  }
`;

const Name = styled.span`
  font-weight: var(--weight-bold);
`;

const Text = styled.span`
  color: var(--ink-2);
  font-size: var(--text-12);
`;

const choices: ReadonlyArray<{ type: UserType; Icon: typeof MicIcon }> = [
  { type: 'fan', Icon: TicketIcon },
  { type: 'performer', Icon: MicIcon },
  { type: 'venue', Icon: BuildingIcon },
];

/** Which identity the account begins with; native radio buttons drawn as cards. */
export function IdentityChoice({
  legend,
  field: { error: _error, ...radio },
}: {
  legend: string;
  field: BoundField;
}) {
  const t = useTexts(accountTexts);
  const tShell = useTexts(shellTexts);
  return (
    <Group>
      <Legend>{legend}</Legend>
      {choices.map(({ type, Icon }) => (
        <Card key={type}>
          <input type="radio" value={type} {...radio} />
          <Icon size={24} />
          <Name>{tShell(`userType.${type}`)}</Name>
          <Text>{t(`signup.${type}`)}</Text>
        </Card>
      ))}
    </Group>
  );
}
