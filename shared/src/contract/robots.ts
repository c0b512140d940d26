/** Those who say so themselves; the server looks again. */
const ROBOTS = /bot|crawl|spider|slurp|headless|lighthouse|jsdom/i;

/** Is it no person who looks? */
export const isRobot = (): boolean => ROBOTS.test(navigator.userAgent);
