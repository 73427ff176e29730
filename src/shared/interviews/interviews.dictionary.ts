import type { ModuleDictionary } from '../kernel/module-dictionary.ts';
import { calendarEventsTexts } from './calendar-events.texts.ts';
import { calendarsTexts } from './calendars.texts.ts';
import { calendarsRefusalsTexts } from './calendars-refusals.texts.ts';
import { choosingTexts } from './choosing.texts.ts';
import { interviewsTexts, planningTexts } from './interviews.texts.ts';
import { interviewsMailsTexts } from './interviews-mails.texts.ts';
import { interviewsRefusalsTexts } from './interviews-refusals.texts.ts';
import { invitationTexts } from './invitation.texts.ts';
import { kitsTexts } from './kits.texts.ts';
import { kitsRefusalsTexts } from './kits-refusals.texts.ts';
import { planningRefusalsTexts } from './planning-refusals.texts.ts';
import { ar } from './translations/ar.ts';
import { so } from './translations/so.ts';
import { sw } from './translations/sw.ts';

export const dictionary: ModuleDictionary = {
  en: {
    ...interviewsRefusalsTexts,
    ...choosingTexts,
    ...calendarsTexts,
    ...calendarsRefusalsTexts,
    ...calendarEventsTexts,
    ...interviewsTexts,
    ...planningTexts,
    ...invitationTexts,
    ...planningRefusalsTexts,
    ...interviewsMailsTexts,
    ...kitsRefusalsTexts,
    ...kitsTexts,
  },
  so,
  sw,
  ar,
};
