import { ExternalLink } from 'lucide-react';
import { companyProfile } from '#shared/profiles/company.contract.ts';
import { companyTexts } from '#shared/profiles/company.texts.ts';
import { EditorRichText } from '#web/jobs/editor/EditorRichText.tsx';
import { countryChoices } from '#web/lib/country-choices.ts';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load, serverContext } from '#web/lib/server-context.ts';
import { useTexts } from '#web/lib/texts.ts';
import { CompanyForm } from '#web/profiles/CompanyForm.tsx';
import { CompanyLogo } from '#web/profiles/CompanyLogo.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import type { Route } from './+types/company.profile.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, companyTexts)('company.title')) },
];

export async function loader(args: Route.LoaderArgs) {
  const company = await load(args, companyProfile, {});
  return { company, countries: countryChoices(args.context.get(serverContext).locale) };
}

export default function CompanyProfilePage({ loaderData: { company, countries } }: Route.ComponentProps) {
  const t = useTexts(companyTexts);
  return (
    <main id="main" className="wrap py-s6 max-md:py-s4">
      <PageHead
        title={t('company.title')}
        lead={t('company.lead')}
        actions={
          <ButtonLink to={`/employer/${company.username}`}>
            <Icon of={ExternalLink} size="sm" flip />
            {t('company.view')}
          </ButtonLink>
        }
      />
      <div className="grid items-start gap-s6 lg:grid-cols-[minmax(0,1fr)_340px]">
        <CompanyForm
          fields={company.fields}
          countries={countries}
          aboutInput={(input) => <EditorRichText {...input} />}
        />
        <CompanyLogo name={company.fields.name} logo={company.logo_url} />
      </div>
    </main>
  );
}
