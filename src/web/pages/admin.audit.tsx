import { FileSpreadsheet } from 'lucide-react';
import { useNavigation } from 'react-router';
import { audit } from '#shared/audit/audit.contract.ts';
import { auditTexts } from '#shared/audit/audit.texts.ts';
import { AuditFilterBar } from '#web/audit/AuditFilterBar.tsx';
import { AuditList } from '#web/audit/AuditList.tsx';
import { queryOf, readBefore, readFilters } from '#web/audit/audit-address.ts';
import { useAuditFilters } from '#web/audit/useAuditFilters.ts';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load } from '#web/lib/server-context.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import type { Route } from './+types/admin.audit.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, auditTexts)('audit.title')) },
];

export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  const before = readBefore(query);
  const filters = readFilters(query);
  return { audit: await load(args, audit, { ...filters, ...(before && { before }) }), filters, isNewest: !before };
}

export default function AuditPage({ loaderData: { audit: shown, filters, isNewest } }: Route.ComponentProps) {
  const t = useTexts(auditTexts);
  const handle = useAuditFilters();
  const { state } = useNavigation();
  const exported = (className?: string) => (
    <ButtonLink to={`/admin/audit/export.csv${queryOf(filters)}`} download className={className}>
      <Icon of={FileSpreadsheet} size="sm" />
      {t('audit.export')}
    </ButtonLink>
  );
  return (
    <main id="main" className="wrap py-s6 max-md:py-s4">
      <PageHead
        title={t('audit.title')}
        lead={t('audit.lead')}
        actions={<div className="max-md:hidden">{exported()}</div>}
      />
      <AuditFilterBar handle={handle} chosen={shown.chosen} beside={exported('min-h-11! rounded-r1! text-sm!')} />
      <AuditList audit={shown} filters={filters} isNewest={isNewest} isLoading={state === 'loading'} />
    </main>
  );
}
