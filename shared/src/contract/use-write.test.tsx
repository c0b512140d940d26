import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { entityKey, useQuery, type QueryKey } from '../vendor/query';
import { renderInShell } from './testing';
import { useWrite } from './use-write';

const songKey = entityKey('test', 'song');
const songs = songKey();
const prices = entityKey('test', 'price')();
const readSongs = jest.fn(() => Promise.resolve('夜曲'));
const readPrices = jest.fn(() => Promise.resolve('免費'));

function SongDesk({ write }: { write: (text: string) => Promise<string> }) {
  const song = useQuery({
    queryKey: songKey('latest'),
    queryFn: readSongs,
    staleTime: Infinity,
  });
  const price = useQuery({ queryKey: prices, queryFn: readPrices, staleTime: Infinity });
  const { mutate, isError } = useWrite((_backend, text: string) => write(text), {
    touches: [songs],
  });
  return (
    <>
      <p>{song.data}</p>
      <p>{price.data}</p>
      <button onClick={() => mutate('新歌')}>儲存</button>
      {isError && <p role="alert">沒有儲存</p>}
    </>
  );
}

beforeEach(() => {
  readSongs.mockClear();
  readPrices.mockClear();
});

async function saveWith(write: (text: string) => Promise<string>) {
  const user = userEvent.setup();
  renderInShell(<SongDesk write={write} />);
  await screen.findByText('夜曲');
  await screen.findByText('免費');
  await user.click(screen.getByRole('button', { name: '儲存' }));
}

test('what a write touches is read again, and nothing else', async () => {
  const write = jest.fn((text: string) => Promise.resolve(text));
  await saveWith(write);
  await waitFor(() => expect(readSongs).toHaveBeenCalledTimes(2));
  expect(write).toHaveBeenCalledWith('新歌');
  expect(readPrices).toHaveBeenCalledTimes(1);
});

test('what was being read for the first time is read once more', async () => {
  let answer: (text: string) => void = () => {};
  readSongs.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const user = userEvent.setup();
  const write = jest.fn((text: string) => Promise.resolve(text));
  renderInShell(<SongDesk write={write} />);
  await user.click(screen.getByRole('button', { name: '儲存' }));
  await waitFor(() => expect(write).toHaveBeenCalled());
  answer('舊歌');
  expect(await screen.findByText('夜曲')).toBeVisible();
  expect(readSongs).toHaveBeenCalledTimes(2);
});

test('what a refused write would have touched is read again, too', async () => {
  await saveWith(() => Promise.reject(new Error('sold out')));
  expect(await screen.findByRole('alert')).toHaveTextContent('沒有儲存');
  await waitFor(() => expect(readSongs).toHaveBeenCalledTimes(2));
});

test('without network a write fails at once, whatever was just being read', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  // It would be answered once there is a network again.
  readSongs.mockReturnValueOnce(new Promise(() => {}));
  const user = userEvent.setup();
  renderInShell(<SongDesk write={() => Promise.reject(new Error('no network'))} />);
  await user.click(screen.getByRole('button', { name: '儲存' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('沒有儲存');
  onLine.mockRestore();
});

test('the cache of a whole package cannot be thrown away by one write', () => {
  // @ts-expect-error a key names its entity, too
  const wholesale: QueryKey = ['test'];
  expect(wholesale).toHaveLength(1);
});
