import { createDocument } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useContext, useEffect, useImperativeHandle, useRef } from 'react';
import { cx } from '#web/ui/cx.ts';
import { FieldContext } from '#web/ui/field-context.ts';
import type { RichTextProps } from './EditorRichTextProps.ts';
import { EditorRichTextTools } from './EditorRichTextTools.tsx';
import { EDITOR_PROSE, EDITOR_ROOM } from './editor-look.ts';

const isWebAddress = (address: string) => /^https?:\/\//i.test(address);

/** What a job's description may contain; the server's sanitiser allows the same. */
const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    hardBreak: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    // An empty paragraph after a list would count as a change by the user.
    trailingNode: false,
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      protocols: ['http', 'https'],
      defaultProtocol: 'https',
      isAllowedUri: isWebAddress,
      shouldAutoLink: isWebAddress,
      // The same attributes as the server writes, so that a saved text equals the typed one.
      HTMLAttributes: { rel: 'nofollow noopener', target: '_blank' },
    },
  }),
];

export function EditorRichTextArea({ value, onChange, onBlur, ref }: RichTextProps) {
  const field = useContext(FieldContext);
  const known = useRef(value);
  const heard = useRef({ onChange, onBlur });
  heard.current = { onChange, onBlur };
  const attributes: Record<string, string> = {
    class: cx(EDITOR_PROSE, EDITOR_ROOM),
    role: 'textbox',
    dir: 'auto',
    'aria-multiline': 'true',
    ...(field && { id: field.id, 'aria-labelledby': field.labelId }),
    ...(field?.describedBy && { 'aria-describedby': field.describedBy }),
    ...(field?.invalid && { 'aria-invalid': 'true' }),
    ...(field?.required && { 'aria-required': 'true' }),
  };

  const editor = useEditor({
    extensions,
    content: value,
    // The content security policy blocks the style element; the rules that matter are in EDITOR_PROSE.
    injectCSS: false,
    editorProps: { attributes },
    onUpdate: ({ editor: changed }) => {
      known.current = changed.isEmpty ? '' : changed.getHTML();
      heard.current.onChange?.(known.current);
    },
    onBlur: () => heard.current.onBlur?.(),
  });
  useImperativeHandle(ref, () => ({ focus: () => editor.commands.focus() }), [editor]);

  const wiring = JSON.stringify(attributes);
  useEffect(() => {
    editor.setOptions({ editorProps: { attributes: JSON.parse(wiring) } });
  }, [editor, wiring]);

  // A value from outside (a saved version, a restored text) replaces the text. Our own changes that come back must not,
  // nor the server's cleaned copy: parsing HTML drops the space that was just typed, and the cursor would move.
  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    const read = (html: string) => createDocument(html, editor.schema);
    if (!read(value).eq(read(editor.getHTML()))) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <div
      className={cx(
        'rounded-r2 border bg-surface focus-within:border-accent',
        field?.invalid ? 'border-danger' : 'border-control hover:border-ink-2',
      )}
    >
      {/* The toolbar's controls must not take over the field's label and error. */}
      <FieldContext value={null}>
        <EditorRichTextTools editor={editor} />
      </FieldContext>
      <EditorContent
        editor={editor}
        className="rounded-b-r2 has-focus-visible:shadow-focus-inset [&>:focus-visible]:shadow-none!"
      />
    </div>
  );
}
