import { textsOf } from '../kernel/texts.ts';

/** How long ago something was. */
export const agoTexts = textsOf('site', {
  'time.now': 'just now',
  'time.minutes_ago_one': '{count} minute ago',
  'time.minutes_ago_other': '{count} minutes ago',
  'time.hours_ago_one': '{count} hour ago',
  'time.hours_ago_other': '{count} hours ago',
  'time.days_ago_one': 'yesterday',
  'time.days_ago_other': '{count} days ago',
  'time.months_ago_one': '{count} month ago',
  'time.months_ago_other': '{count} months ago',
  'time.years_ago_one': '{count} year ago',
  'time.years_ago_other': '{count} years ago',
});

/** Days and relative times. We ship our own words because many browsers lack Somali and would show English. */
export const timeTexts = textsOf('site', {
  ...agoTexts,
  'time.months': 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  'time.month_names': 'January February March April May June July August September October November December',
  'time.month': '{month} {year}',
  'time.day': '{day} {month} {year}',
  'time.short_day': '{day} {month}',
  'time.day_and_time': '{day}, {time}',
});
