/**
 * The versions that whoever signs up now agrees to: those of the texts in `locales/info.zh-TW.json`, which are too much
 * for the first script. The database keeps only versions that it knows (`private.document_versions`).
 */
export const documentVersions = { terms: '1.0', privacy: '1.0' };
