import { gateForm, gateInput } from './gate-form.rules';

const types = [
  { id: 'entry', name: '一般票' },
  { id: 'vip', name: '貴賓票' },
];
const gate = {
  id: 'g1',
  name: '正門',
  allowedTypes: ['vip'],
  opensAt: '2026-12-26T10:30:00+00:00',
  closesAt: null,
  scans: 0,
  updatedAt: '2026-11-02T04:00:00.123456+00:00',
};

test('a new gate lets every type pass, also those that come later', () => {
  const form = { ...gateForm(null, types), name: ' 正門 ' };
  expect(form.types).toEqual(['entry', 'vip']);
  expect(gateInput(form, types)).toEqual({
    name: '正門',
    allowedTypes: null,
    opensAt: null,
    closesAt: null,
  });
});

test('a gate comes back as it was saved, its times as clocks in Taipei show them', () => {
  const form = gateForm(gate, types);
  expect(form).toEqual({ name: '正門', types: ['vip'], opensAt: '2026-12-26T18:30', closesAt: '' });
  const columns = gateInput(form, types);
  expect(columns.allowedTypes).toEqual(['vip']);
  expect(Date.parse(columns.opensAt ?? '')).toBe(Date.parse(gate.opensAt));
});
