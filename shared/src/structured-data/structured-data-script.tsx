/** As the text of a script element: nothing that people wrote can end it. */
const textOf = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** The facts of a page in the words of schema.org, for search engines; people see nothing of it. */
export function StructuredDataScript({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      // The text is escaped; as a child, React would escape it for another place.
      dangerouslySetInnerHTML={{ __html: textOf(data) }}
    />
  );
}
