import { Article } from './article';

export const PrivacyScreen = () => <Article page="privacy" />;
