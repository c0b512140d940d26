import { canonicalJson, statementOf } from './statement';

test('the same content is the same text, however it was written', () => {
  const one = canonicalJson({ b: { d: 'x', c: 1 }, a: '聚"光', e: undefined });
  expect(one).toBe('{"a":"聚\\"光","b":{"c":1,"d":"x"}}');
  expect(canonicalJson({ a: '聚"光', b: { c: 1, d: 'x' } })).toBe(one);
});

const entry = {
  active: 'v2',
  lastGood: 'v1',
  versions: { v1: { code: { en: 'one' } }, v2: { code: { en: 'two' } } },
  signed: { revision: 4, all: 'these', signature: '' },
};

test('every part of a statement is another statement when it changes', () => {
  const others = [
    statementOf('mf-venues', entry),
    statementOf('mf-events', { ...entry, active: 'v1', lastGood: 'v2' }),
    statementOf('mf-events', { ...entry, lastGood: undefined }),
    statementOf('mf-events', { ...entry, rolledBack: { v0: 'then' } }),
    statementOf('mf-events', { ...entry, versions: { ...entry.versions, v2: { code: {} } } }),
    statementOf('mf-events', { ...entry, signed: { ...entry.signed, revision: 5 } }),
    statementOf('mf-events', { ...entry, signed: { ...entry.signed, all: 'those' } }),
  ];
  expect(new Set([statementOf('mf-events', entry), ...others]).size).toBe(others.length + 1);
});
