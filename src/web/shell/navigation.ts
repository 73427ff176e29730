import {
  AppWindow,
  Bookmark,
  BriefcaseBusiness,
  Building2,
  CalendarDays,
  ClipboardCheck,
  Code,
  Download,
  FileText,
  Gauge,
  House,
  Import,
  Kanban,
  Languages,
  type LucideIcon,
  MessageSquare,
  ScrollText,
  Search,
  Settings,
  UserCog,
  UserRound,
  Users,
} from 'lucide-react';
import type { Role } from '#shared/kernel/access.ts';
import type { TextKey } from '#shared/kernel/texts.ts';
import type { shellTexts } from '#shared/reference/shell.texts.ts';

export type NavigationLink = {
  to: string;
  text: TextKey<typeof shellTexts>;
  icon: LucideIcon;
  /** The prefix of pages at another address that belong to this link. */
  also?: string;
  /** In the person's own menu alone, which a phone has too. */
  inMenuOnly?: true;
  /** Not among the first in a phone's bottom bar, whose menu has it. */
  notDocked?: true;
};

/** The links of each role, in the order of the navigation. */
export const NAVIGATION: Record<Role, readonly NavigationLink[]> = {
  candidate: [
    { to: '/user/dashboard', text: 'shell.dashboard', icon: House },
    { to: '/jobs', text: 'shell.find_jobs', icon: Search, also: '/job' },
    { to: '/user/applications', text: 'shell.applications', icon: FileText, also: '/application' },
    { to: '/user/messages', text: 'shell.messages', icon: MessageSquare },
    { to: '/user/profile', text: 'shell.profile', icon: UserRound },
    { to: '/user/saved', text: 'shell.saved', icon: Bookmark, inMenuOnly: true },
    { to: '/user/account', text: 'shell.account', icon: UserCog, inMenuOnly: true },
  ],
  company: [
    { to: '/user/dashboard', text: 'shell.dashboard', icon: House },
    { to: '/company/jobs', text: 'shell.jobs', icon: BriefcaseBusiness, notDocked: true },
    { to: '/company/applications', text: 'shell.applications', icon: Kanban },
    { to: '/company/interviews', text: 'shell.interviews', icon: CalendarDays },
    { to: '/user/messages', text: 'shell.messages', icon: MessageSquare },
    { to: '/company/profile', text: 'shell.company', icon: Building2 },
    { to: '/company/team', text: 'shell.team', icon: Users },
    { to: '/company/import', text: 'shell.import', icon: Import, inMenuOnly: true },
    { to: '/company/embed', text: 'shell.embed', icon: AppWindow, inMenuOnly: true },
    { to: '/company/export', text: 'shell.export', icon: Download, inMenuOnly: true },
    { to: '/company/developers', text: 'shell.developers', icon: Code, inMenuOnly: true },
    { to: '/user/account', text: 'shell.account', icon: UserRound },
  ],
  interviewer: [
    { to: '/company/interviews', text: 'shell.interviews', icon: CalendarDays },
    { to: '/user/account', text: 'shell.account', icon: UserRound },
  ],
  reviewer: [
    { to: '/admin/evaluations', text: 'shell.evaluations', icon: Gauge },
    { to: '/user/account', text: 'shell.account', icon: UserRound },
  ],
  admin: [
    { to: '/admin/jobs', text: 'shell.approvals', icon: ClipboardCheck },
    { to: '/admin/evaluations', text: 'shell.evaluations', icon: Gauge },
    { to: '/admin/people', text: 'shell.people', icon: Users },
    { to: '/admin/audit', text: 'shell.audit', icon: ScrollText },
    { to: '/admin/translations', text: 'shell.translations', icon: Languages },
    { to: '/admin/settings', text: 'shell.settings', icon: Settings },
    { to: '/admin/developers', text: 'shell.developers', icon: Code, inMenuOnly: true },
    { to: '/user/account', text: 'shell.account', icon: UserRound },
  ],
};

/** The first page after signing in. */
export function homeOf(role: Role): string {
  return NAVIGATION[role][0]?.to ?? '/';
}
