import { profilesRule } from './profiles-rules.texts.ts';

export const NO_WEB_ADDRESS = profilesRule('rule.web_address');

/** Only http and https, because a browser could run other schemes as a script. */
export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
