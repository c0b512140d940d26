import { Article } from './article';

export const ManualScreen = () => <Article page="manual" />;
