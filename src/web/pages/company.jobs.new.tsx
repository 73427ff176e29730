import { data } from 'react-router';
import { jobEditorTexts } from '#shared/jobs/job-editor.texts.ts';
import { EditorForm } from '#web/jobs/editor/EditorForm.tsx';
import { countryChoices } from '#web/lib/country-choices.ts';
import { metaTexts } from '#web/lib/meta-texts.ts';
import { requireUser, serverContext } from '#web/lib/server-context.ts';
import type { Route } from './+types/company.jobs.new.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${metaTexts(matches, jobEditorTexts)('editor.new_title')} · Fursa` },
];

export function loader(args: Route.LoaderArgs) {
  const { id, company } = requireUser(args);
  if (!company) throw data(null, { status: 403 });
  return { userId: id, company: company.name, countries: countryChoices(args.context.get(serverContext).locale) };
}

export default function NewJobPage({ loaderData }: Route.ComponentProps) {
  return <EditorForm job={null} {...loaderData} />;
}
