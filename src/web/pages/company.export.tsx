import { findCompanyExport } from '#shared/exports/exports.contract.ts';
import { exportsTexts } from '#shared/exports/exports.texts.ts';
import { CompanyExportSection } from '#web/exports/CompanyExportSection.tsx';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load, requireUser } from '#web/lib/server-context.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import type { Route } from './+types/company.export.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, exportsTexts)('export.title')) },
];

export async function loader(args: Route.LoaderArgs) {
  // Everybody else is refused as usual; recruiters belong here and read whom to ask.
  if (requireUser(args).company?.role === 'recruiter') return { isOwner: false, archive: null };
  const { export: archive } = await load(args, findCompanyExport, {});
  return { isOwner: true, archive };
}

export default function CompanyExportPage({ loaderData: { isOwner, archive } }: Route.ComponentProps) {
  const t = useTexts(exportsTexts);
  return (
    <main id="main" className="wrap py-s6 max-md:py-s4">
      <PageHead title={t('export.title')} lead={t('export.lead')} />
      {isOwner ? <CompanyExportSection initial={archive} /> : <Banner tone="quiet">{t('export.only_owners')}</Banner>}
    </main>
  );
}
