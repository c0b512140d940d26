import { Badge, EyeIcon, InfoIcon, WarningIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { ApprovalMark } from '../../data/approval/approval.schema';
import panelTexts from '../../locales/approval-panel.zh-TW.json';
import approvalTexts from '../../locales/approval.zh-TW.json';
import { PartTitle } from '../../room/records.styles';

const List = styled.ul`
  display: grid;
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 12px;
    padding-block: 10px;
    border-top: 1px solid var(--line);
    font-size: var(--text-14);
  }
  & > li:first-child {
    border-top: 0;
  }
  & strong {
    display: block;
  }
  & svg {
    margin-top: 2px;
  }
`;

const icons = { danger: WarningIcon, warning: EyeIcon, info: InfoIcon };

/** 需要看一眼: what is unusual, gravest first. */
export function ItemMarks({ marks }: { marks: readonly ApprovalMark[] }) {
  const t = useTexts(panelTexts);
  const names = useTexts(approvalTexts);
  return (
    <section>
      <PartTitle>
        {t('marksTitle')} {marks.length > 0 && <Badge tone="warning">{marks.length}</Badge>}
      </PartTitle>
      {marks.length === 0 && <p>{t('noMark')}</p>}
      <List>
        {marks.map(({ code, level, facts }) => {
          const Icon = icons[level];
          return (
            <li key={code}>
              <span style={{ color: `var(--${level}-ink)` }}>
                <Icon size={20} />
              </span>
              <span>
                <strong>{names(`marks.${code}`)}</strong>
                {t(`help.${code}`, facts as Record<string, string>)}
              </span>
            </li>
          );
        })}
      </List>
    </section>
  );
}
