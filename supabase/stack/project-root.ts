import path from 'node:path';

/** The folder of the repository. */
export const projectRoot = path.resolve(import.meta.dirname, '../..');
