import { prepareMachine, type Need } from './prepare-machine';

/** Something that is missing, and that installing brings or does not bring. */
function missing(canBeHad: boolean): Need {
  let isThere = false;
  return {
    name: 'a lathe',
    isThere: () => isThere,
    packages: ['lathe'],
    install: () => (isThere = canBeHad),
    instead: 'or borrow one',
  };
}

test('what is missing is installed', () => {
  expect(prepareMachine(() => undefined, [missing(true)]).problems).toEqual([]);
});

test('what cannot be had is told with its mend', () => {
  expect(prepareMachine(() => undefined, [missing(false)]).problems).toEqual([
    expect.stringMatching(/need a lathe.*apt-get install lathe.*or borrow one/),
  ]);
});

test('what is there is left alone', () => {
  const said: string[] = [];
  const present = { ...missing(false), isThere: () => true };
  expect(prepareMachine((line) => said.push(line), [present]).problems).toEqual([]);
  expect(said).toEqual([]);
});
