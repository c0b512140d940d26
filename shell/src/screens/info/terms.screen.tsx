import { Article } from './article';

export const TermsScreen = () => <Article page="terms" />;
