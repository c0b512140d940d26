import { Article } from './article';

export const CookiesScreen = () => <Article page="cookies" />;
