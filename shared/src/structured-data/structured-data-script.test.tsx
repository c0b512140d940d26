import { render } from '@testing-library/react';
import { StructuredDataScript } from './structured-data-script';

test('a title cannot end the element that it stands in', () => {
  const { container } = render(<StructuredDataScript data={{ name: '</script><b>' }} />);
  const text = container.querySelector('script')?.textContent ?? '';
  expect(text).not.toContain('<');
  expect((JSON.parse(text) as { name: string }).name).toBe('</script><b>');
});
