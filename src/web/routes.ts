import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('pages/layout.public.tsx', [
    index('pages/home.tsx'),
    route('jobs', 'pages/jobs.tsx'),
    route('job/:slug', 'pages/job.tsx'),
    route('employer/:username', 'pages/employer.tsx'),
    route('application/:receipt', 'pages/application.tsx'),
    route('not-me/:token', 'pages/not-me.tsx'),
    route('login', 'pages/login.tsx'),
    route('register', 'pages/register.tsx'),
    route('confirm', 'pages/confirm.tsx'),
    route('forgot', 'pages/forgot.tsx'),
    route('reset', 'pages/reset.tsx'),
    route('invitation', 'pages/invitation.tsx'),
    route('docs/api', 'pages/docs.api.tsx'),
    route('*', 'pages/not-found.tsx'),
  ]),
  layout('pages/layout.workspace.tsx', [
    route('user/dashboard', 'pages/user.dashboard.tsx'),
    route('user/account', 'pages/user.account.tsx'),
    route('company/jobs', 'pages/company.jobs.tsx'),
    route('company/jobs/new', 'pages/company.jobs.new.tsx'),
    route('company/jobs/:id', 'pages/company.jobs.edit.tsx'),
    route('company/profile', 'pages/company.profile.tsx'),
    route('company/team', 'pages/company.team.tsx'),
    route('admin/jobs', 'pages/admin.jobs.tsx'),
  ]),
  route('job/:slug/apply', 'pages/job.apply.tsx'),
  route('docs/ui', 'pages/docs.ui.tsx'),
] satisfies RouteConfig;
