import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInShell } from '../../contract/testing';
import { Checkbox } from './checkbox';
import { Chip } from './chip';
import { ChipRow } from './chip-row';
import { SegmentedControl } from './segmented-control';
import { Switch } from './switch';

describe('Checkbox', () => {
  it('is ticked by a press on its words', async () => {
    renderInShell(<Checkbox label="記住我" />);
    await userEvent.click(screen.getByText('記住我'));
    expect(screen.getByRole('checkbox', { name: '記住我' })).toBeChecked();
  });

  it('keeps its name when the words are not drawn', () => {
    renderInShell(<Checkbox label="選取聲林" isLabelHidden />);
    expect(screen.getByRole('checkbox', { name: '選取聲林' })).toBeInTheDocument();
    expect(screen.queryByText('選取聲林')).not.toBeInTheDocument();
  });

  it('announces its error', () => {
    renderInShell(<Checkbox label="我同意" error="請先同意" />);
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('請先同意');
  });
});

describe('Switch', () => {
  it('is a switch that the space bar turns on', async () => {
    renderInShell(<Switch label="付費活動" />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('switch', { name: '付費活動' })).toBeChecked();
  });
});

describe('ChipRow', () => {
  const place = (chip: HTMLElement, left: number) =>
    jest.spyOn(chip, 'getBoundingClientRect').mockReturnValue({ left } as DOMRect);

  it('brings the chosen one into view, and leaves the row alone while somebody scrolls it', async () => {
    const Chips = () => {
      const [chosen, setChosen] = useState('全部');
      const [, setCount] = useState(0);
      return (
        <>
          <ChipRow label="活動類型">
            {['全部', '演唱會', '主題展'].map((name) => (
              <Chip key={name} isSelected={name === chosen} onClick={() => setChosen(name)}>
                {name}
              </Chip>
            ))}
          </ChipRow>
          <button onClick={() => setCount((count) => count + 1)}>更新</button>
        </>
      );
    };
    renderInShell(<Chips />);
    const row = screen.getByRole('list', { name: '活動類型' });
    Object.defineProperty(row, 'clientWidth', { value: 300 });
    const last = screen.getByRole('button', { name: '主題展' });
    Object.defineProperty(last, 'offsetWidth', { value: 100 });
    place(last, 700);
    await userEvent.click(last);
    expect(row.scrollLeft).toBe(600);
    row.scrollLeft = 0;
    await userEvent.click(screen.getByRole('button', { name: '更新' }));
    expect(row.scrollLeft).toBe(0);
  });
});

describe('Chip', () => {
  it('with an address is a link that says whether it is the current one', async () => {
    const shell = renderInShell(
      <ChipRow label="活動類型">
        <Chip to="/events" isSelected>
          全部類型
        </Chip>
        <Chip to="/events?category=主題展">主題展</Chip>
      </ChipRow>,
    );
    expect(screen.getByRole('list', { name: '活動類型' })).toBeInTheDocument();
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('全部類型');
    await userEvent.click(screen.getByRole('link', { name: '主題展' }));
    expect(decodeURIComponent(shell.currentUrl())).toBe('/events?category=主題展');
  });

  it('without an address is a toggle button', async () => {
    const handlePress = jest.fn();
    renderInShell(
      <Chip isSelected onClick={handlePress}>
        30 天
      </Chip>,
    );
    await userEvent.click(screen.getByRole('button', { name: '30 天', pressed: true }));
    expect(handlePress).toHaveBeenCalledTimes(1);
  });
});

function IdentityChoice() {
  const [identity, setIdentity] = useState<'fan' | 'venue'>('fan');
  return (
    <SegmentedControl
      label="切換身份"
      value={identity}
      onChange={setIdentity}
      options={[
        { value: 'fan', label: '表演愛好者' },
        { value: 'venue', label: '場地空間' },
      ]}
    />
  );
}

describe('SegmentedControl', () => {
  it('is a named group of radio buttons of which one is chosen', async () => {
    renderInShell(<IdentityChoice />);
    expect(screen.getByRole('group', { name: '切換身份' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '表演愛好者' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: '場地空間' }));
    expect(screen.getByRole('radio', { name: '場地空間' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '表演愛好者' })).not.toBeChecked();
  });
});
