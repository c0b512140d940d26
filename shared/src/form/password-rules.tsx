import { styled } from 'styled-components';
import { brokenPasswordRules, passwordRules } from '@spotlight/shared/contract/password';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import passwordTexts from '../locales/password.zh-TW.json';
import { CheckIcon } from '../ui/icons/arrow.icons';
import { CloseIcon } from '../ui/icons/frame.icons';
import { VisuallyHidden } from '../ui/layout/visually-hidden';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(190px, 1fr));
  gap: 4px 16px;
  font-size: var(--text-14);
  line-height: var(--leading-dense);
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--ink-3);
  &[data-met='true'] {
    color: var(--success-ink);
  }
  & > svg {
    flex-shrink: 0;
  }
`;

const Dot = styled.span`
  width: 16px;
  text-align: center;
`;

/**
 * What a new password needs, marked off while typing.
 * @property isJudged show unmet rules as faults, once the visitor has left the field
 */
export function PasswordRules({ password, isJudged }: { password: string; isJudged: boolean }) {
  const t = useTexts(passwordTexts);
  const broken = brokenPasswordRules(password);
  return (
    <List aria-label={t('passwordRules.title')}>
      {passwordRules.map(({ id }) => {
        const isMet = !broken.includes(id);
        return (
          <Item key={id} data-met={isMet}>
            {isMet && <CheckIcon size={16} />}
            {!isMet && isJudged && <CloseIcon size={16} />}
            {!isMet && !isJudged && <Dot aria-hidden="true">·</Dot>}
            {t(`passwordRules.${id}`)}
            <VisuallyHidden>
              {t(isMet ? 'passwordRules.met' : 'passwordRules.unmet')}
            </VisuallyHidden>
          </Item>
        );
      })}
    </List>
  );
}
