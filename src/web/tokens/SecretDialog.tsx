import { useRef, useState } from 'react';
import { tokensTexts } from '#shared/tokens/tokens.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

type SecretDialogProps = {
  title: string;
  /** Why it must be copied now. */
  text: string;
  label: string;
  secret: string;
  onClose: () => void;
};

/** Shows a secret this one time. Closed by its button alone, because nobody can see it again. */
export function SecretDialog({ title, text, label, secret, onClose }: SecretDialogProps) {
  const t = useTexts(tokensTexts);
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    field.current?.select();
    // Without permission to write the clipboard, the selected text is copied with the keyboard.
    await navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => {},
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      closeOnScrim={false}
      title={title}
      footer={
        <>
          <Button onClick={copy} autoFocus>
            {t(isCopied ? 'tokens.copied' : 'tokens.copy')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('tokens.done')}
          </Button>
        </>
      }
    >
      <div className="grid gap-s4">
        <Banner tone="warning">{text}</Banner>
        <Field label={label}>
          <TextInput
            ref={field}
            readOnly
            value={secret}
            dir="ltr"
            className="font-mono"
            onFocus={({ target }) => target.select()}
          />
        </Field>
        <p className="sr-only" role="status">
          {isCopied && t('tokens.copied')}
        </p>
      </div>
    </Dialog>
  );
}
