import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../../contract/testing';
import { Button } from './button';
import { ButtonLink } from './button-link';
import { IconButton } from './icon-button';

describe('Button', () => {
  it('calls its handler when pressed', async () => {
    const handlePress = jest.fn();
    renderInShell(<Button onClick={handlePress}>立即報名</Button>);
    await userEvent.click(screen.getByRole('button', { name: '立即報名' }));
    expect(handlePress).toHaveBeenCalledTimes(1);
  });

  it('does not submit a form unless told to', async () => {
    const handleSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    renderInShell(
      <form onSubmit={handleSubmit}>
        <Button>清除</Button>
        <Button type="submit">送出</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: '清除' }));
    expect(handleSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '送出' }));
    expect(handleSubmit).toHaveBeenCalledTimes(1);
  });

  it('while busy says so, keeps the focus, and swallows presses and submits', async () => {
    const handlePress = jest.fn();
    const handleSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    renderInShell(
      <form onSubmit={handleSubmit}>
        <Button type="submit" isBusy onClick={handlePress}>
          登入
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: '處理中…' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    button.focus();
    expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(handlePress).not.toHaveBeenCalled();
    expect(handleSubmit).not.toHaveBeenCalled();
  });

  it('says its own words while busy where it has some', () => {
    renderInShell(
      <Button isBusy busyLabel="儲存中…">
        儲存
      </Button>,
    );
    expect(screen.getByRole('button', { name: '儲存中…' })).toBeInTheDocument();
  });
});

describe('ButtonLink', () => {
  it('leads to another site by its whole address', () => {
    renderInShell(<ButtonLink to="https://social-plugins.line.me/share?url=x">LINE</ButtonLink>);
    expect(screen.getByRole('link', { name: 'LINE' })).toHaveAttribute(
      'href',
      'https://social-plugins.line.me/share?url=x',
    );
  });

  it('is a link that goes to its address', async () => {
    const shell = renderInShell(<ButtonLink to="/events?page=2">探索活動</ButtonLink>);
    await userEvent.click(screen.getByRole('link', { name: '探索活動' }));
    expect(shell.currentUrl()).toBe('/events?page=2');
  });
});

describe('IconButton', () => {
  it('is named by its label', () => {
    renderInShell(
      <IconButton label="關注">
        <svg />
      </IconButton>,
    );
    expect(screen.getByRole('button', { name: '關注' })).toHaveAttribute('title', '關注');
  });
});
