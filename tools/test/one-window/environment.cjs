const { TestEnvironment } = require('jest-environment-jsdom');
const { quickLabels } = require('./quick-labels.cjs');
const { quickStyles } = require('./quick-styles.cjs');
const { WindowState } = require('./window-state.cjs');

/**
 * Jest's jsdom, made once for each worker instead of once for each test file. A file still loads every module anew; what
 * it shares with the files before it is the window, brought back to its beginning, and the code that was compiled for it.
 * A file that needs a window of its own says `@jest-environment jsdom` in its first comment.
 */
let kept;

/** Of the event loop: what a file left behind may wait for something that waits for something. */
const TURNS = 5;

class OneWindowEnvironment extends TestEnvironment {
  /** For the runtime beside: code by file, compiled for this window. */
  compiled = new Map();

  constructor(config, context) {
    if (kept) {
      kept.begin(config, context);
      return kept;
    }
    super(config, context);
    // React notes a stack for each element that it makes.
    this.global.Error.stackTraceLimit = 10;
    quickLabels();
    quickStyles(this.global);
    this.state = new WindowState(this.global, this.dom);
    kept = this;
  }

  /** Gives the window to the next file. */
  begin({ projectConfig }, { console }) {
    this.dom.virtualConsole.removeAllListeners();
    this.dom.virtualConsole.sendTo(console, { omitJSDOMErrors: true });
    this.dom.virtualConsole.on('jsdomError', (error) => console.error(error));
    const { fakeTimers, fakeTimersModern, moduleMocker, global } = this;
    this.moduleMocker = new moduleMocker.constructor(global);
    this.fakeTimers = new fakeTimers.constructor({
      config: projectConfig,
      global,
      moduleMocker: this.moduleMocker,
      timerConfig: { idToRef: (id) => id, refToId: (ref) => ref },
    });
    this.fakeTimersModern = new fakeTimersModern.constructor({ config: projectConfig, global });
  }

  /** Instead of closing the window: nothing of this file is left in it. */
  async teardown() {
    // What this file still has under way comes to its end in its own time, not in that of the next file.
    for (let turn = 0; turn < TURNS; turn++) await new Promise(setImmediate);
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    // What jsdom still says of it belongs to no test.
    this.dom.virtualConsole.removeAllListeners();
    this.state.restore();
  }
}

module.exports = OneWindowEnvironment;
