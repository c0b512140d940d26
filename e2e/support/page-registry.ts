/** A document of the site with another copy of the registry in it. */
export const withRegistry = <Registry>(html: string, rewrite: (registry: Registry) => unknown) =>
  html.replace(
    /(<script type="application\/json" id="app-registry">)(.*?)(<\/script>)/s,
    (_, open: string, json: string, close: string) =>
      open + JSON.stringify(rewrite(JSON.parse(json))).replaceAll('<', '\\u003c') + close,
  );
