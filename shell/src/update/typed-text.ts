const fields =
  'textarea, input:not([type=password], [type=hidden], [type=checkbox], [type=radio], [type=file], [type=search])';

/** What stands in the fields of this page, one line each with its name; no passwords. */
export const typedText = (root: ParentNode = document): string =>
  [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)]
    .filter(({ value }) => value.trim() !== '')
    .map((field) => `${nameOf(field)}: ${field.value}`)
    .join('\n');

const nameOf = (field: HTMLInputElement | HTMLTextAreaElement): string =>
  field.labels?.[0]?.textContent?.trim() || field.getAttribute('aria-label') || field.name;
