import { Copy, FileText } from 'lucide-react';
import { useState } from 'react';
import { securityTexts } from '#shared/identity/sign-in/security.texts.ts';
import { saveFile } from '#web/lib/fetch-file.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';

/** Shown once: people write them down, copy them or save them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useTexts(securityTexts);
  const [isCopied, setCopied] = useState(false);
  const text = `${codes.join('\n')}\n`;
  return (
    <div className="grid gap-s3">
      <p className="text-sm text-ink-2">{t('security.codes_text')}</p>
      <ul dir="ltr" className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-s2 font-mono text-sm">
        {codes.map((code) => (
          <li key={code} className="rounded-r1 bg-wash px-s3 py-s2 text-center">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-s2">
        <Button
          size="sm"
          onClick={() => saveFile({ content: new Blob([text], { type: 'text/plain' }), name: 'recovery-codes.txt' })}
        >
          <Icon of={FileText} size="sm" />
          {t('security.codes_save')}
        </Button>
        <Button
          size="sm"
          onClick={() =>
            // Without permission to write the clipboard, the codes can still be saved.
            navigator.clipboard.writeText(text).then(
              () => setCopied(true),
              () => {},
            )
          }
        >
          <Icon of={Copy} size="sm" />
          {t(isCopied ? 'security.copied' : 'security.copy')}
        </Button>
      </div>
    </div>
  );
}
