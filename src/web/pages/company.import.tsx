import { listImports } from '#shared/imports/imports.contract.ts';
import { importsTexts } from '#shared/imports/imports.texts.ts';
import { ImportList } from '#web/imports/ImportList.tsx';
import { ImportUpload } from '#web/imports/ImportUpload.tsx';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load, requireUser } from '#web/lib/server-context.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import type { Route } from './+types/company.import.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, importsTexts)('import.title')) },
];

export async function loader(args: Route.LoaderArgs) {
  const { imports } = await load(args, listImports, {});
  return { imports, isOwner: requireUser(args).company?.role === 'owner' };
}

export default function ImportsPage({ loaderData: { imports, isOwner } }: Route.ComponentProps) {
  const t = useTexts(importsTexts);
  return (
    <main id="main" className="wrap py-s6 max-md:py-s4">
      <PageHead title={t('import.title')} lead={`${t('import.lead')} ${t('import.nobody_told')}`} />
      <div className="grid gap-s5">
        {isOwner ? <ImportUpload /> : <Banner tone="quiet">{t('import.only_owners')}</Banner>}
        {imports.length > 0 && <ImportList imports={imports} />}
      </div>
    </main>
  );
}
