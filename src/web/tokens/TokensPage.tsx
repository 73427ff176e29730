import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Scope } from '#shared/kernel/scopes.ts';
import type { ApiToken } from '#shared/tokens/tokens.contract.ts';
import { tokensTexts } from '#shared/tokens/tokens.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { NewTokenDialog } from './NewTokenDialog.tsx';
import { TokenList } from './TokenList.tsx';

type TokensPageProps = {
  /** Null for somebody who may not manage tokens. */
  tokens: ApiToken[] | null;
  scopes: readonly Scope[];
  /** What other modules show below the tokens. */
  children?: ReactNode;
};

/** How other systems are connected, for a company or for the site. */
export function TokensPage({ tokens, scopes, children }: TokensPageProps) {
  const t = useTexts(tokensTexts);
  const { revalidate } = useRevalidator();
  const [isCreating, setCreating] = useState(false);
  return (
    <main id="main" className="wrap py-s6 max-md:py-s4">
      <PageHead
        title={t('developers.title')}
        lead={t('developers.lead')}
        actions={
          <>
            <ButtonLink to="/docs/api">{t('developers.reference')}</ButtonLink>
            {tokens && (
              <Button variant="primary" onClick={() => setCreating(true)}>
                <Icon of={Plus} size="sm" />
                {t('tokens.new')}
              </Button>
            )}
          </>
        }
      />
      {tokens ? (
        <div className="grid gap-s5">
          <TokenList tokens={tokens} onChanged={revalidate} />
          {children}
        </div>
      ) : (
        <Banner tone="quiet">{t('developers.only_owners')}</Banner>
      )}
      {isCreating && <NewTokenDialog scopes={scopes} onCreated={revalidate} onClose={() => setCreating(false)} />}
    </main>
  );
}
