/** An own calendar as an address that Google, Apple and Outlook subscribe to. It comes with the dialog that uses it. */
export { FeedPart, type FeedPartProps } from './feed-part';
export { usePersonalFeeds } from './calendar-feed.queries';
