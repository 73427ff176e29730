import { ownJob } from '#shared/jobs/job-editor.contract.ts';
import { jobEditorTexts } from '#shared/jobs/job-editor.texts.ts';
import { useClosing } from '#web/answers/closing/useClosing.tsx';
import { EditorForm } from '#web/jobs/editor/EditorForm.tsx';
import { countryChoices } from '#web/lib/country-choices.ts';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load, requireUser, serverContext } from '#web/lib/server-context.ts';
import type { Route } from './+types/company.jobs.edit.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  {
    title: pageTitle(
      matches,
      loaderData?.job.fields.title || metaTexts(matches, jobEditorTexts)('editor.preview_untitled'),
    ),
  },
];

export async function loader(args: Route.LoaderArgs) {
  const { job } = await load(args, ownJob, { id: args.params.id });
  const { id, company } = requireUser(args);
  return {
    job,
    userId: id,
    company: company?.name ?? '',
    countries: countryChoices(args.context.get(serverContext).locale),
  };
}

export default function EditJobPage({ loaderData }: Route.ComponentProps) {
  // The editor shows by itself what it has changed.
  const { mayReopen, dialogs } = useClosing(() => undefined);
  return (
    <>
      <EditorForm key={loaderData.job.id} {...loaderData} mayReopen={mayReopen} />
      {dialogs}
    </>
  );
}
