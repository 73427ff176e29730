import { z } from '../../kernel/schema.ts';
import { judgedBy, line, prose, when } from '../../profiles/sections/rules.ts';
import { isWebAddress, NO_WEB_ADDRESS } from '../../profiles/web-address.ts';
import { ADDITIONAL_LINK, ADDITIONAL_TEXT } from './wizard.values.ts';

/** People type `linkedin.com/in/hodan` without the protocol, so it is added for them. */
const link = line(ADDITIONAL_LINK).transform((text) =>
  text !== '' && !/^[a-z][a-z\d+.-]*:/i.test(text) ? `https://${text}` : text,
);

/** Variant B: optional extra information. Each certificate and award is on a line of its own. */
export const AdditionalInfo = z.object({
  certifications: prose(ADDITIONAL_TEXT),
  awards: prose(ADDITIONAL_TEXT),
  portfolio: link,
  linkedin: link,
});
export type AdditionalInfo = z.output<typeof AdditionalInfo>;

const isLink = (text: string) => text === '' || (isWebAddress(text) && new URL(text).hostname.includes('.'));

export const additionalInfo = judgedBy(AdditionalInfo, ({ portfolio, linkedin }) => [
  ...when(!isLink(portfolio), ['portfolio'], NO_WEB_ADDRESS),
  ...when(!isLink(linkedin), ['linkedin'], NO_WEB_ADDRESS),
]);
