import type { Beginning } from '../../data/payment/payment.schema';

/** Leaves for the provider's page: opens its address, or posts what it asks for. */
export function openProvider(beginning: Beginning): void {
  if (beginning.kind === 'address') {
    window.location.assign(beginning.url);
    return;
  }
  const form = document.createElement('form');
  form.method = 'post';
  form.action = beginning.action;
  for (const [name, value] of Object.entries(beginning.fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
