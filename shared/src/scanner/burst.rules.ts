/** Keys that come this soon after one another are too fast for fingers… */
const FAST_MS = 50;
/** …when there are so many of them, */
const FEWEST = 5;
/** and they are most of all: radio and a busy machine hold a few back. */
const SHARE = 0.7;
/** After this long something else begins. */
const PAUSE_MS = 200;

/** Tells what a scanner types from what a person does, by its speed alone. */
export class BurstReader {
  private text = '';
  private fast = 0;
  private lastAt = -Infinity;

  /** A key that writes a character. Answers whether it is the first after a pause. */
  add(key: string, at: number): boolean {
    const gap = at - this.lastAt;
    if (gap > PAUSE_MS) this.forget();
    else if (gap <= FAST_MS) this.fast++;
    this.text += key;
    this.lastAt = at;
    return gap > PAUSE_MS;
  }

  /** The key that ends it. Answers what was scanned; null after what a person typed. */
  end(at: number): string | null {
    const { text, fast, lastAt } = this;
    this.forget();
    const isBurst = fast >= FEWEST && fast >= SHARE * ([...text].length - 1);
    return isBurst && at - lastAt <= PAUSE_MS ? text : null;
  }

  private forget() {
    this.text = '';
    this.fast = 0;
    this.lastAt = -Infinity;
  }
}
