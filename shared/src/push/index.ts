/** Push in this browser: the switch of the settings, and the suggestion where somebody has begun to wait for something. */
export { PushSwitch } from './push-switch';
export { PushSuggestion, type PushSuggestionProps } from './push-suggestion';
export { usePush } from './push.queries';
