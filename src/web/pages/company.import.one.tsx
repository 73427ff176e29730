import { findImport } from '#shared/imports/imports.contract.ts';
import { importsTexts } from '#shared/imports/imports.texts.ts';
import { ImportCheck } from '#web/imports/ImportCheck.tsx';
import { ImportProgress } from '#web/imports/ImportProgress.tsx';
import { ImportResult } from '#web/imports/ImportResult.tsx';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load, requireUser } from '#web/lib/server-context.ts';
import { useTexts } from '#web/lib/texts.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import type { Route } from './+types/company.import.one.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, importsTexts)('import.title')) },
];

export async function loader(args: Route.LoaderArgs) {
  const answer = await load(args, findImport, { id: args.params.id });
  return { answer, isOwner: requireUser(args).company?.role === 'owner' };
}

export default function ImportPage({ loaderData: { answer, isOwner } }: Route.ComponentProps) {
  const t = useTexts(importsTexts);
  const { id, state } = answer.import;
  return (
    <main id="main" className="wrap py-s6 max-md:py-s4">
      <BackLink to="/company/import">{t('import.back')}</BackLink>
      {state === 'checked' && <ImportCheck key={id} initial={answer} mayChange={isOwner} />}
      {state === 'running' && <ImportProgress initial={answer.import} mayStop={isOwner} />}
      {state !== 'checked' && state !== 'running' && <ImportResult result={answer.import} mayScore={isOwner} />}
    </main>
  );
}
