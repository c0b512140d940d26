import { labelsWithRoom } from './labels.rules';

test('names never lie on one another: the earlier one stays', () => {
  const labels = [
    { text: '台北', x: 100, y: 100 },
    { text: '新北', x: 110, y: 106 },
    { text: '基隆', x: 140, y: 100 },
    { text: '宜蘭', x: 100, y: 130 },
  ];
  expect(labelsWithRoom(labels).map(({ text }) => text)).toEqual(['台北', '基隆', '宜蘭']);
});
