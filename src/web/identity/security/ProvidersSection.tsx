import { Building2 } from 'lucide-react';
import { linkProvider, unlinkProvider } from '#shared/identity/sign-in/providers.contract.ts';
import type { Security } from '#shared/identity/sign-in/security.contract.ts';
import { securityTexts } from '#shared/identity/sign-in/security.texts.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useConfirm } from '#web/ui/confirmations.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { useChange } from './useChange.ts';

type Linkable = Security['providers'][number];

/** The providers of the configuration, and whether the account is connected with them. */
export function ProvidersSection({ providers }: { providers: readonly Linkable[] }) {
  const t = useTexts(securityTexts);
  const confirm = useConfirm();
  const { isBusy, change } = useChange();
  const link = ({ name }: Linkable) =>
    change(async () => window.location.assign((await call(linkProvider, { name })).address), null);
  async function unlink({ name, label }: Linkable) {
    const isSure = await confirm({
      title: t('security.unlink_question', { provider: label }),
      text: t('security.unlink_text'),
      confirmLabel: t('security.unlink'),
      danger: true,
    });
    if (isSure) await change(() => call(unlinkProvider, { name }), t('security.unlinked', { provider: label }));
  }
  return (
    <Card as="section" title={t('security.providers')}>
      <ul className="divide-y divide-line">
        {providers.map((one) => (
          <li key={one.name} className="flex flex-wrap items-center gap-x-s3 gap-y-s2 px-s4 py-s3">
            <Icon of={Building2} className="text-ink-2" />
            <div className="min-w-0 flex-1 basis-32">
              <p id={`provider-${one.name}`} className="font-semibold wrap-anywhere">
                {one.label}
              </p>
              <p className="text-sm text-ink-2 wrap-anywhere">
                {one.linked ? <bdi dir="ltr">{one.email ?? one.name}</bdi> : t('security.not_linked')}
              </p>
            </div>
            <Button
              size="sm"
              busy={isBusy}
              aria-describedby={`provider-${one.name}`}
              onClick={() => (one.linked ? unlink(one) : link(one))}
            >
              {t(one.linked ? 'security.unlink' : 'security.link')}
            </Button>
          </li>
        ))}
      </ul>
      <p className="border-t border-line px-s4 py-s3 text-sm text-ink-2">{t('security.last_way')}</p>
    </Card>
  );
}
