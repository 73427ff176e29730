import { type ComponentType, useEffect, useState } from 'react';
import { jobEditorTexts } from '#shared/jobs/job-editor.texts.ts';
import { plainText } from '#shared/kernel/rich-text.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import type { RichTextProps } from './EditorRichTextProps.ts';

/**
 * The place of the rich-text editor. The editor's code comes when the page is there; until then, and in the first
 * HTML, the text stands in its place without its markup.
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
  const text = <div className="prose whitespace-pre-line">{plainText(props.value)}</div>;
  if (props.readOnly) return text;
  return (
    <div className="min-h-70 rounded-r2 border border-control bg-surface px-s5 py-s4">
      {failed ? (
        <p role="alert" className="flex items-center gap-s3 text-danger">
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
