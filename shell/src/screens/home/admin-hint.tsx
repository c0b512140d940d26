import { ButtonLink } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import texts from '../../locales/for-you.zh-TW.json';

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px 16px;
  margin-top: 16px;
`;

/** For administrators: whether the back office waits for them. */
export function AdminHint({ count }: { count: number }) {
  const t = useTexts(texts);
  return (
    <Row>
      {count > 0 ? t('approvals', { count }) : t('noApprovals')}
      <ButtonLink variant="outline" size="sm" to="/admin">
        {t('toAdmin')}
      </ButtonLink>
    </Row>
  );
}
