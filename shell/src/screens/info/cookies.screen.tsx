import { Article } from './article';
import { MeasuringSwitch } from '../../components/measuring/measuring-switch';

/** /cookies: what the site keeps on the device, and whether it may count. */
export const CookiesScreen = () => <Article page="cookies" actions={<MeasuringSwitch />} />;
