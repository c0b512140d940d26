import { declareCrawl } from './crawl';

declareCrawl(['visitor', 'admin', 'performer', 'fan', 'venue'], [0]);
