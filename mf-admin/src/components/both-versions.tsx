import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import conflictTexts from '../locales/conflict.zh-TW.json';

const Compared = styled.table`
  width: 100%;
  margin-top: 8px;
  border-collapse: collapse;
  table-layout: fixed;
  & th,
  & td {
    padding: 6px 8px 6px 0;
    border-bottom: 1px solid currentcolor;
    font-size: var(--text-14);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & thead th:first-child,
  & tbody th {
    width: 26%;
    font-weight: var(--weight-regular);
  }
`;

export interface BothVersionsProps<Form> {
  /** What is typed. */
  mine: Form;
  /** What somebody else saved; null while nobody knows. */
  theirs: Form | null;
  /** The fields that are compared, with what they are called. */
  labels: Readonly<Partial<Record<keyof Form, string>>>;
  /** What a field says that is no text: what it answers undefined to is said as usual. */
  say?: (name: keyof Form, form: Form) => string | undefined;
}

/** Where two versions differ, field by field. */
export function BothVersions<Form extends object>({
  mine,
  theirs,
  labels,
  say,
}: BothVersionsProps<Form>) {
  const t = useTexts(conflictTexts);
  if (!theirs) return null;
  const usual = (value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (Array.isArray(value)) return value.map(usual).join('、');
    if (typeof value === 'object' && value !== null)
      return Object.values(value).map(usual).join(' ');
    return typeof value === 'string' ? value : '';
  };
  const shown = (name: keyof Form, form: Form) => say?.(name, form) ?? usual(form[name]);
  const differing = (Object.entries(labels) as [keyof Form, string][]).filter(
    ([name]) => shown(name, mine) !== shown(name, theirs),
  );
  if (differing.length === 0) return <p>{t('same')}</p>;
  return (
    <Compared>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('mine')}</th>
          <th scope="col">{t('theirs')}</th>
        </tr>
      </thead>
      <tbody>
        {differing.map(([name, label]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{shown(name, mine) || t('empty')}</td>
            <td>{shown(name, theirs) || t('empty')}</td>
          </tr>
        ))}
      </tbody>
    </Compared>
  );
}
