import { createDocument } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useContext, useEffect, useImperativeHandle, useRef } from 'react';
import { cx } from '#web/ui/cx.ts';
import { FieldContext } from '#web/ui/field-context.ts';
import type { RichTextProps } from './EditorRichTextProps.ts';
import { EditorRichTextTools } from './EditorRichTextTools.tsx';

const isWebAddress = (address: string) => /^https?:\/\//i.test(address);

/** What a job's description may hold; the server's sanitiser keeps the same. */
const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    hardBreak: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    // An empty paragraph after a list would count as a change that nobody made.
    trailingNode: false,
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      protocols: ['http', 'https'],
      defaultProtocol: 'https',
      isAllowedUri: isWebAddress,
      shouldAutoLink: isWebAddress,
      // As the server writes them, so that a saved text is the same as the typed one.
      HTMLAttributes: { rel: 'nofollow noopener', target: '_blank' },
    },
  }),
];

const PROSE =
  'prose max-w-none! content-start whitespace-break-spaces outline-none [&_a]:text-accent [&_a]:underline [&_p]:min-h-[1.62em]';

export function EditorRichTextArea({ value, onChange, onBlur, readOnly = false, ref }: RichTextProps) {
  const field = useContext(FieldContext);
  const known = useRef(value);
  const heard = useRef({ onChange, onBlur });
  heard.current = { onChange, onBlur };
  const attributes: Record<string, string> = readOnly
    ? { class: PROSE, role: 'none', tabindex: '-1' }
    : {
        class: cx(PROSE, 'min-h-50 px-s5 py-s4 max-md:px-s4'),
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
    editable: !readOnly,
    // A strict content policy refuses the style element; the rules that matter are in PROSE.
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

  // A value from outside (a saved version, something brought back) replaces the text. Our own echo must not, nor its
  // cleaned copy from the server: reading HTML drops the space that was just typed, and the cursor would move.
  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    const read = (html: string) => createDocument(html, editor.schema);
    if (!read(value).eq(read(editor.getHTML()))) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  if (readOnly) return <EditorContent editor={editor} />;
  return (
    <div
      className={cx(
        'overflow-clip rounded-r2 border bg-surface focus-within:border-accent',
        field?.invalid ? 'border-danger' : 'border-control hover:border-ink-2',
      )}
    >
      {/* The tools are controls of their own, not the field's. */}
      <FieldContext value={null}>
        <EditorRichTextTools editor={editor} />
      </FieldContext>
      <EditorContent
        editor={editor}
        className="max-h-180 overflow-y-auto has-focus-visible:shadow-focus-inset [&>:focus-visible]:shadow-none!"
      />
    </div>
  );
}
