import { type Editor, useEditorState } from '@tiptap/react';
import { Bold, Italic, Link as LinkIcon, List, ListOrdered, type LucideIcon, Redo2, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Toolbar } from 'react-aria-components';
import { jobEditorTexts } from '#shared/jobs/job-editor.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AriaLocale } from '#web/ui/AriaLocale.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { EditorRichTextLink } from './EditorRichTextLink.tsx';

const LINE = 'flex items-center gap-0.5 max-sm:w-full';

/** The toolbar above the text. It is a single tab stop; arrow keys move within it. */
export function EditorRichTextTools({ editor }: { editor: Editor }) {
  const t = useTexts(jobEditorTexts);
  const [linking, setLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      style: current.isActive('heading', { level: 2 }) ? '2' : current.isActive('heading', { level: 3 }) ? '3' : '',
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      link: current.isActive('link'),
      bullets: current.isActive('bulletList'),
      numbers: current.isActive('orderedList'),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  });

  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setLinking(true);
    };
    const area = editor.view.dom;
    area.addEventListener('keydown', open);
    return () => area.removeEventListener('keydown', open);
  }, [editor]);

  const run = () => editor.chain().focus();
  const setStyle = (level: string) => {
    if (level === '') run().setParagraph().run();
    else
      run()
        .setHeading({ level: level === '2' ? 2 : 3 })
        .run();
  };

  return (
    <AriaLocale>
      <Toolbar
        aria-label={t('rich_text.tools')}
        // Stays in view below the fixed header, while a long text scrolls below it.
        className="sticky top-24 z-1 flex items-center gap-0.5 rounded-t-r2 border-b border-line bg-paper p-1.25 max-sm:flex-wrap md:top-29"
      >
        {/* On a phone these are two full-width lines: text formats first, then lists and undo. */}
        <div className={LINE}>
          <NativeSelect
            size="sm"
            aria-label={t('rich_text.style')}
            className="w-36 max-sm:w-auto max-sm:flex-1 [&_select:not(:hover,:focus-visible)]:border-transparent [&_select]:bg-transparent [&_select]:font-semibold"
            value={state.style}
            onChange={(event) => setStyle(event.currentTarget.value)}
            options={[
              { value: '', label: t('rich_text.paragraph') },
              { value: '2', label: t('rich_text.heading') },
              { value: '3', label: t('rich_text.subheading') },
            ]}
          />
          <Divider />
          <Tool
            icon={Bold}
            label={t('rich_text.bold')}
            keys="Control+B"
            on={state.bold}
            act={() => run().toggleBold().run()}
          />
          <Tool
            icon={Italic}
            label={t('rich_text.italic')}
            keys="Control+I"
            on={state.italic}
            act={() => run().toggleItalic().run()}
          />
          <Tool
            icon={LinkIcon}
            label={t('rich_text.link')}
            keys="Control+K"
            on={state.link}
            act={() => setLinking(true)}
          />
        </div>
        <Divider />
        <div className={LINE}>
          <Tool
            icon={List}
            label={t('rich_text.bullets')}
            keys="Control+Shift+8"
            on={state.bullets}
            act={() => run().toggleBulletList().run()}
          />
          <Tool
            icon={ListOrdered}
            label={t('rich_text.numbers')}
            keys="Control+Shift+7"
            on={state.numbers}
            act={() => run().toggleOrderedList().run()}
          />
          <Divider />
          <div className="flex items-center gap-0.5 max-sm:ms-auto">
            <Tool
              icon={Undo2}
              flip
              label={t('rich_text.undo')}
              keys="Control+Z"
              disabled={!state.canUndo}
              act={() => run().undo().run()}
            />
            <Tool
              icon={Redo2}
              flip
              label={t('rich_text.redo')}
              keys="Control+Shift+Z"
              disabled={!state.canRedo}
              act={() => run().redo().run()}
            />
          </div>
        </div>
      </Toolbar>
      {linking && <EditorRichTextLink editor={editor} onClose={() => setLinking(false)} />}
    </AriaLocale>
  );
}

function Divider() {
  return <span aria-hidden="true" className="mx-1.25 h-4.5 w-px bg-line-strong max-sm:hidden" />;
}

type ToolProps = {
  icon: LucideIcon;
  label: string;
  keys: string;
  on?: boolean;
  disabled?: boolean;
  flip?: boolean;
  act: () => void;
};

function Tool({ icon, label, keys, on, disabled, flip, act }: ToolProps) {
  return (
    <IconButton
      icon={icon}
      size="sm"
      label={label}
      title={`${label} (${keys.replaceAll('+', ' ')})`}
      aria-keyshortcuts={keys}
      aria-pressed={on}
      // `disabled` would take the focus away from a button as soon as it can no longer be used, and the focus would be
      // lost.
      aria-disabled={disabled || undefined}
      flip={flip}
      className="aria-disabled:text-ink-3"
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !disabled && act()}
    />
  );
}
