import { embedTexts } from '#shared/jobs/embed.texts.ts';
import { companyProfile } from '#shared/profiles/company.contract.ts';
import { EmbedBuilder } from '#web/jobs/embed/EmbedBuilder.tsx';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load, serverContext } from '#web/lib/server-context.ts';
import { useTexts } from '#web/lib/texts.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import type { Route } from './+types/company.embed.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, embedTexts)('embed.title')) },
];

export async function loader(args: Route.LoaderArgs) {
  const { fields, username } = await load(args, companyProfile, {});
  return {
    name: fields.name,
    username,
    publicUrl: args.context.get(serverContext).publicUrl,
  };
}

export default function EmbedPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(embedTexts);
  return (
    <main id="main" className="wrap py-s6 max-md:py-s4">
      <PageHead title={t('embed.title')} lead={t('embed.lead')} />
      <EmbedBuilder {...loaderData} />
    </main>
  );
}
