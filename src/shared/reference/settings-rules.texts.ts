import { messagesOf } from '../kernel/messages.ts';
import { textsOf } from '../kernel/texts.ts';

export const settingsRulesTexts = textsOf('settings', {
  'rule.not_a_colour': 'Please give a colour as # and six digits or letters from a to f, such as #0b6b53.',
  'rule.colour_contrast_light':
    'This colour is too pale to read on light pages: its contrast is {contrast} to 1, and {least} to 1 is needed. Please choose a darker one.',
  'rule.colour_contrast_dark':
    'This colour is too dark to read on dark pages: its contrast is {contrast} to 1, and {least} to 1 is needed. Please choose a lighter one.',
  'rule.not_map_tiles': 'Please give an address that begins with https:// and contains {z}, {x} and {y}.',
  'rule.not_a_map_key': 'A key has only letters, digits, hyphens and underscores.',
  'rule.google_needs_key': 'Google’s map needs a key.',
  'rule.whole_number_between': 'Please give a whole number from {min} to {max}.',
  'rule.setting_not_seen': 'Please send with {key} when it was last changed, as it was read.',
  'rule.setting_changed': 'Another admin has just changed this.',
});

export const settingsRule = messagesOf(settingsRulesTexts);
