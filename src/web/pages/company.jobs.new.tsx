import { data } from 'react-router';
import { jobEditorTexts } from '#shared/jobs/job-editor.texts.ts';
import { EditorForm } from '#web/jobs/editor/EditorForm.tsx';
import { countryChoices } from '#web/lib/country-choices.ts';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { requireUser, serverContext } from '#web/lib/server-context.ts';
import type { Route } from './+types/company.jobs.new.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, jobEditorTexts)('editor.new_title')) },
];

export function loader(args: Route.LoaderArgs) {
  const { id, company } = requireUser(args);
  if (!company) throw data(null, { status: 403 });
  const { locale, site } = args.context.get(serverContext);
  return { userId: id, company: company.name, countries: countryChoices(locale), passMark: site.passMark };
}

export default function NewJobPage({ loaderData }: Route.ComponentProps) {
  return <EditorForm job={null} {...loaderData} />;
}
