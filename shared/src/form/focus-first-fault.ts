const faulty = '[aria-invalid="true"], [data-invalid] :is(input, select, textarea, button)';

/**
 * Leads to the first field that something is wrong with. What is no single field, such as a group of
 * checkboxes, says `data-invalid`.
 */
export function focusFirstFault(formId: string): void {
  document.getElementById(formId)?.querySelector<HTMLElement>(faulty)?.focus();
}
