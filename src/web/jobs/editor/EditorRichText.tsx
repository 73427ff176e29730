import { type ComponentType, useEffect, useState } from 'react';
import { jobEditorTexts } from '#shared/jobs/job-editor.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import type { RichTextProps } from './EditorRichTextProps.ts';
import { EDITOR_PROSE, EDITOR_ROOM } from './editor-look.ts';

/**
 * Holds the rich-text editor. Its code is loaded after the page; until then, and in the server's HTML, the text is
 * shown at the same position, below a placeholder for the toolbar.
 */
export function EditorRichText(props: RichTextProps) {
  const t = useTexts(jobEditorTexts);
  const [Area, setArea] = useState<ComponentType<RichTextProps> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a reason to load again.
  useEffect(() => {
    let wanted = true;
    setFailed(false);
    import('./EditorRichTextArea.tsx').then(
      (module) => wanted && setArea(() => module.EditorRichTextArea),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [attempt]);

  if (Area) return <Area {...props} />;
  const text = (
    <div
      className={cx(EDITOR_PROSE, EDITOR_ROOM)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is HTML by contract; the server let only a few harmless tags through, and the content policy runs no script.
      dangerouslySetInnerHTML={{ __html: props.value }}
    />
  );
  return (
    <div className="overflow-clip rounded-r2 border border-control bg-surface">
      <div
        aria-hidden="true"
        className="h-11.75 border-b max-sm:h-20.25 pointer-coarse:h-13.75 pointer-coarse:max-sm:h-25.25 border-line bg-paper"
      />
      {failed ? (
        <p role="alert" className={cx(EDITOR_ROOM, 'flex items-center gap-s3 text-danger')}>
          {t('rich_text.failed')}
          <Button size="sm" onClick={() => setAttempt(attempt + 1)}>
            {t('rich_text.try_again')}
          </Button>
        </p>
      ) : (
        text
      )}
    </div>
  );
}
