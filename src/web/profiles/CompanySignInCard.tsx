import { useState } from 'react';
import { isAppError } from '#shared/kernel/errors.ts';
import { type CompanySignIn, changeCompanySignIn } from '#shared/profiles/company-sign-in.contract.ts';
import { teamTexts } from '#shared/profiles/team.texts.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useConfirm } from '#web/ui/confirmations.ts';
import { showToast } from '#web/ui/toasts.ts';

type CompanySignInCardProps = { signIn: CompanySignIn; mayManage: boolean; onChanged: () => void };

/** Whether the members sign in with the company's provider alone. */
export function CompanySignInCard({ signIn: { required, offered }, mayManage, onChanged }: CompanySignInCardProps) {
  const t = useTexts(teamTexts);
  const confirm = useConfirm();
  const [isBusy, setBusy] = useState(false);
  async function change(provider: string | null) {
    setBusy(true);
    try {
      await call(changeCompanySignIn, { provider });
      showToast({ type: 'success', title: t('team.sign_in_changed') });
    } catch (error) {
      if (!isAppError(error)) throw error;
      showToast({ type: 'error', title: error.message });
    } finally {
      setBusy(false);
      onChanged();
    }
  }
  async function require({ name, label }: { name: string; label: string }) {
    const isSure = await confirm({
      title: t('team.sign_in_require_question', { provider: label }),
      text: t('team.sign_in_require_text'),
      confirmLabel: t('team.sign_in_require', { provider: label }),
      danger: true,
    });
    if (isSure) await change(name);
  }
  return (
    <Card as="section" title={t('team.sign_in')} pad>
      <div className="grid justify-items-start gap-s3">
        <p>{required ? t('team.sign_in_only', { provider: required.label }) : t('team.sign_in_any')}</p>
        {mayManage && !required && !offered && <p className="text-sm text-ink-2">{t('team.sign_in_how')}</p>}
        {mayManage && !required && offered && (
          <Button busy={isBusy} onClick={() => require(offered)}>
            {t('team.sign_in_require', { provider: offered.label })}
          </Button>
        )}
        {mayManage && required && (
          <Button busy={isBusy} onClick={() => change(null)}>
            {t('team.sign_in_free')}
          </Button>
        )}
      </div>
    </Card>
  );
}
