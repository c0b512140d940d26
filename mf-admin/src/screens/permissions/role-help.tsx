import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { adminRoles } from '../../data/user/user.schema';
import permissionTexts from '../../locales/permissions.zh-TW.json';
import { PartTitle } from '../../room/records.styles';

const Roles = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 16px;
  font-size: var(--text-14);
  & > dt {
    font-weight: var(--weight-bold);
  }
  & > dd {
    margin: 0;
    color: var(--ink-2);
  }
`;

const Part = styled.section`
  margin-top: 24px;
`;

/** What each role may do: in words, for those who cannot point at it, too. */
export function RoleHelp() {
  const t = useTexts(permissionTexts);
  return (
    <Part>
      <PartTitle as="h2">{t('rolesTitle')}</PartTitle>
      <Roles>
        {adminRoles.map((role) => (
          <RoleLine key={role} name={t(`roles.${role}`)} help={t(`roleHelp.${role}`)} />
        ))}
      </Roles>
    </Part>
  );
}

function RoleLine({ name, help }: { name: string; help: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{help}</dd>
    </>
  );
}
