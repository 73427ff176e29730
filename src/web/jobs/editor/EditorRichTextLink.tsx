import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { jobEditorTexts } from '#shared/jobs/job-editor.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

/** Asks for the address of a link. Only web pages are allowed, and nothing that a browser would run. */
export function EditorRichTextLink({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTexts(jobEditorTexts);
  const before = (editor.getAttributes('link').href as string | undefined) ?? '';
  const [address, setAddress] = useState(before);
  const [wrong, setWrong] = useState(false);

  const close = () => {
    onClose();
    // Waits until the closing dialog has returned the focus to the toolbar button.
    setTimeout(() => editor.commands.focus());
  };
  const set = (event: FormEvent) => {
    event.preventDefault();
    // The dialog is rendered elsewhere, but React would still pass its submit event to the form around the editor.
    event.stopPropagation();
    const href = address.trim();
    if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return setWrong(true);
    const chain = editor.chain().extendMarkRange('link');
    if (editor.state.selection.empty && !before)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] });
    else chain.setLink({ href });
    chain.run();
    close();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    close();
  };

  return (
    <Dialog
      open
      onClose={close}
      size="sm"
      title={t('rich_text.link_title')}
      onSubmit={set}
      footer={
        <>
          {before && (
            <Button variant="danger" onClick={remove}>
              {t('rich_text.link_remove')}
            </Button>
          )}
          <Button type="submit" variant="primary">
            {t('rich_text.link_set')}
          </Button>
        </>
      }
    >
      <Field
        label={t('rich_text.link_address')}
        help={t('rich_text.link_help')}
        error={wrong ? t('rich_text.link_wrong') : undefined}
      >
        <TextInput
          type="url"
          dir="ltr"
          autoFocus
          value={address}
          onChange={(event) => {
            setAddress(event.currentTarget.value);
            setWrong(false);
          }}
        />
      </Field>
    </Dialog>
  );
}
