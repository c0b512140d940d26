import { ButtonLink, EyeIcon, Panel, PencilIcon, PlusIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import ownPageTexts from '../locales/own-page.zh-TW.json';

const List = styled.ul`
  display: grid;
  gap: 16px;
`;

const Row = styled(Panel)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px 16px;
  align-items: center;
  & h2 {
    overflow-wrap: anywhere;
  }
  & > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`;

const Fact = styled.p`
  color: var(--ink-2);
  font-size: var(--text-14);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** A page of one's own, as its list shows it. */
interface OwnPageEntry {
  id: string;
  name: string;
  /** As wide as it shall be. */
  picture: ReactNode;
  /** Kind and place; what is not known is left out. */
  facts: readonly (string | null)[];
  /** What its state means. */
  notice: ReactNode;
  editPath: string;
  viewPath: string;
}

export interface OwnPageListProps {
  label: string;
  entries: readonly OwnPageEntry[];
  viewText: string;
  /** The way to another one. */
  another: { to: string; text: string };
}

/** The own pages with their states: what to wait for, or to do next. */
export function OwnPageList({ label, entries, viewText, another }: OwnPageListProps) {
  const t = useTexts(ownPageTexts);
  return (
    <>
      <List aria-label={label}>
        {entries.map(({ id, name, picture, facts, notice, editPath, viewPath }) => (
          <li key={id}>
            <Row>
              {picture}
              <div>
                <h2>{name}</h2>
                <Fact>{facts.filter(Boolean).join('・')}</Fact>
              </div>
              {notice}
              <Buttons>
                <ButtonLink
                  to={editPath}
                  size="sm"
                  icon={<PencilIcon size={18} />}
                  aria-label={`${t('ownPage.editData')} ${name}`}
                >
                  {t('ownPage.editData')}
                </ButtonLink>
                <ButtonLink
                  to={viewPath}
                  size="sm"
                  variant="outline"
                  icon={<EyeIcon size={18} />}
                  aria-label={`${viewText} ${name}`}
                >
                  {viewText}
                </ButtonLink>
              </Buttons>
            </Row>
          </li>
        ))}
      </List>
      <div>
        <ButtonLink to={another.to} variant="outline" icon={<PlusIcon size={18} />}>
          {another.text}
        </ButtonLink>
      </div>
    </>
  );
}
