import { MailCheck } from 'lucide-react';
import { identityTexts } from '#shared/identity/identity.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';

/** Said in the same words whether the e-mail is known or not. */
export function CheckMail({ text }: { text: string }) {
  const t = useTexts(identityTexts);
  return (
    <Banner tone="success" icon={MailCheck} announce>
      <p className="text-ink">{text}</p>
      <p className="mt-s2 text-sm">{t('identity.check_mail_again')}</p>
    </Banner>
  );
}
