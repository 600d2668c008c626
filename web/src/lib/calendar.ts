/** Gaming days as players read them. */
import { language } from './language';

const long = new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, { dateStyle: 'long', timeZone: 'UTC' });

/** A day such as 2026-12-17, in words: it is the house's own, whatever the screen's clock and zone are. */
export const longDay = (day: string): string => long.format(new Date(`${day}T00:00:00Z`));
