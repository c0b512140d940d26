import type { Request, Scenario } from './scenario';

/** What people and things are looked for by: common, rare, of two characters, of letters, and nowhere. */
export const names = [
  '王小明',
  '陳',
  '粉絲4711',
  '陳晨',
  'fan12',
  'bench.test',
  'qz',
  '沒有這個人',
];
export const titles = [
  '手作市集',
  '台北',
  'Luna',
  '限定場 4711',
  '雨音',
  '華山文創園區',
  '沒有這種東西',
];

/** A function of the back office and what it is asked; nothing for one that is asked for nothing. */
type Asked = [name: string, args?: Request['args']];

/** Operators are few, and read what they were shown before they ask again. */
const OPERATORS_AT_ONCE = 2;

/** What an administrator looks at: a page of a list, or something that is there at once. */
export function askAs(admin: string) {
  const once = (name: string, ask: (n: number) => Asked): Scenario => ({
    name: `back office: ${name}`,
    aim: { p99Ms: 100 },
    callers: OPERATORS_AT_ONCE,
    request: (n) => {
      const [asked, args = {}] = ask(n);
      return { function: asked, args, userId: admin };
    },
  });
  const list = (name: string, ask: (n: number) => Asked) =>
    once(name, (n) => {
      const [asked, args] = ask(n);
      return [asked, { p_page: 1, p_page_size: 20, ...args }];
    });
  return { list, once };
}
