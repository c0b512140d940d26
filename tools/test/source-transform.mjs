/** Jest's counterpart of webpack's `asset/source`: a file is the text in it. */
export default {
  process: (source) => ({ code: `module.exports = ${JSON.stringify(source)};` }),
};
