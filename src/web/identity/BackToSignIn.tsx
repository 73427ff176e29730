import { identityTexts } from '#shared/identity/identity.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Link } from '#web/ui/Link.tsx';

export function BackToSignIn() {
  const t = useTexts(identityTexts);
  return (
    <p className="text-sm">
      <Link to="/login" className="link">
        {t('identity.back_to_sign_in')}
      </Link>
    </p>
  );
}
