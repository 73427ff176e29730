import { defineEvent } from '../kernel/define-event.ts';
import { Id } from '../kernel/ids.ts';
import { nothing } from '../kernel/shown-in-audit.ts';

const ABOUT_COMPANY = { companyId: Id };

export const exportEvents = {
  'export.requested': defineEvent(ABOUT_COMPANY, {
    heardBy: [],
    audit: { group: 'looks', kind: 'company_exported', shown: nothing },
  }),
  'export.downloaded': defineEvent(ABOUT_COMPANY, {
    heardBy: [],
    audit: { group: 'looks', kind: 'company_export_downloaded', shown: nothing },
  }),
} as const;
