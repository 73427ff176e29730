import { dictionary } from '#shared/interviews/interviews.dictionary.ts';
import type { Throttle } from '../identity/throttle.ts';
import type { CompanyMessagesService } from '../messenger/company-messages.service.ts';
import type { Filling } from '../messenger/templates/filling.ts';
import type { Module } from '../module.ts';
import type { Plumbing } from '../plumbing.ts';
import { calendarsRoutes, mountInterviewCalendar } from './calendars/calendars.routes.ts';
import { createCalendarsService } from './calendars/calendars.service.ts';
import { createCandidateCalendar } from './calendars/candidate-calendar.ts';
import { choosingRoutes } from './choosing/choosing.routes.ts';
import { createChoosingService } from './choosing/choosing.service.ts';
import { comingRoutes } from './choosing/coming.routes.ts';
import { createComingService } from './choosing/coming.service.ts';
import { mountCalendarFile, mountPlainForms } from './choosing/plain-forms.routes.ts';
import { followOthers } from './interviews.events.ts';
import { openapi } from './interviews.openapi.ts';
import { tellOfInterviews } from './interviews.realtime.ts';
import { createInvitations } from './invitations.service.ts';
import { kitsRoutes } from './kits/kits.routes.ts';
import { createKitsService } from './kits/kits.service.ts';
import { createScorecardsService } from './kits/scorecards.service.ts';
import { createChangesService } from './planning/changes.service.ts';
import { planningRoutes } from './planning/planning.routes.ts';
import { createPlanningService } from './planning/planning.service.ts';
import { createInterviewsErasure, interviewsExport } from './privacy.ts';
import { createReminders } from './reminders/reminders.service.ts';
import { createShownInterviews } from './week/shown-interviews.ts';
import { weekRoutes } from './week/week.routes.ts';
import { createWeekService } from './week/week.service.ts';

type Needs = Plumbing & { throttle: Throttle; companyMessages: CompanyMessagesService; filling: Filling };

export function interviewsModule(needs: Needs) {
  tellOfInterviews(needs);
  const { db, publicUrl } = needs;
  const { wordsIn } = needs.reference;
  const shown = createShownInterviews();
  const invitations = createInvitations({ ...needs, wordsIn, mailFrom: needs.config.mailFrom });
  followOthers({ events: needs.events, invitations });
  const planning = createPlanningService({ ...needs, invitations, shown, wordsIn });
  const changes = createChangesService({ ...needs, invitations, shown });
  const reminders = createReminders({ ...needs, invitations });
  const choosing = createChoosingService({ ...needs, invitations });
  const calendars = createCalendarsService({ ...needs, wordsIn });
  const calendar = createCandidateCalendar({ db, choosing, publicUrl });
  return {
    dictionary,
    openapi,
    routes: [
      ...weekRoutes(createWeekService({ ...needs, shown })),
      ...planningRoutes({ planning, changes }),
      ...choosingRoutes(choosing),
      ...comingRoutes(createComingService(db)),
      ...calendarsRoutes(calendars),
      ...kitsRoutes({ kits: createKitsService(needs), scorecards: createScorecardsService(needs) }),
    ],
    mount: (app) => {
      mountInterviewCalendar(app, calendars);
      mountCalendarFile(app, calendar);
      mountPlainForms(app, { choosing, publicUrl });
    },
    jobs: {
      'interviews.remind': reminders.remind,
      'interviews.ask_scorecards': reminders.askScorecards,
      'interviews.read_calendar': calendars.job,
    },
    schedules: [{ name: 'busy-calendars', every: '*/10 * * * *', run: calendars.addStale }],
    exports: interviewsExport,
    erases: createInterviewsErasure(invitations),
  } satisfies Module;
}
