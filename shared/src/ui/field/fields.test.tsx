import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../../contract/testing';
import { PasswordField } from './password-field';
import { SearchField } from './search-field';
import { TextArea } from './text-area';
import { TextField } from './text-field';

describe('a field', () => {
  it('is named by its label and described by its hint', () => {
    renderInShell(<TextField label="手機" hint="格式 09xx-xxx-xxx" />);
    const field = screen.getByRole('textbox', { name: '手機' });
    expect(field).toHaveAccessibleDescription('格式 09xx-xxx-xxx');
    expect(field).not.toHaveAttribute('aria-invalid');
  });

  it('is described by its error in place of the hint, and announces it', () => {
    renderInShell(<TextField label="價格" hint="整數" error="價格不能為負數" />);
    const field = screen.getByRole('textbox', { name: '價格' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('價格不能為負數');
    expect(screen.getByRole('alert')).toHaveTextContent('價格不能為負數');
    expect(screen.queryByText('整數')).not.toBeInTheDocument();
  });

  it('says that it must be filled without reading the star aloud', () => {
    renderInShell(<TextField label="地點" isRequired />);
    expect(screen.getByRole('textbox', { name: '地點' })).toBeRequired();
  });

  it('of several lines counts its characters', async () => {
    renderInShell(<TextArea label="活動介紹" maxLength={600} defaultValue="兩個" />);
    expect(screen.getByText('2 / 600')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: '活動介紹' }), '字字');
    expect(screen.getByText('4 / 600')).toBeInTheDocument();
  });

  it('for digits hands on those of an input method as those of the keyboard, once they are put down', () => {
    const heard: string[] = [];
    renderInShell(
      <TextField
        label="人數"
        inputMode="numeric"
        onChange={({ target }) => heard.push(target.value)}
      />,
    );
    const people = screen.getByLabelText('人數');
    fireEvent.compositionStart(people);
    fireEvent.input(people, { target: { value: '１０' }, isComposing: true });
    // The method still shows what it is making.
    expect(people).toHaveValue('１０');
    fireEvent.compositionEnd(people);
    expect(people).toHaveValue('10');
    fireEvent.input(people, { target: { value: '10５' } });
    expect(heard).toEqual(['１０', '10', '105']);
  });

  it('for searching has the search role', () => {
    renderInShell(<SearchField label="搜尋活動" />);
    expect(screen.getByRole('searchbox', { name: '搜尋活動' })).toBeInTheDocument();
  });
});

describe('PasswordField', () => {
  it('shows and hides what was typed', async () => {
    renderInShell(<PasswordField label="密碼" />);
    const field = screen.getByLabelText('密碼');
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: '顯示密碼' }));
    expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: '隱藏密碼' }));
    expect(field).toHaveAttribute('type', 'password');
  });
});
