import { useEffect, useRef, useState } from 'react';
import { jobEditorTexts } from '#shared/jobs/job-editor.texts.ts';
import { mapSetting } from '#shared/reference/reference.contract.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import type { ChoosingMap, Position } from './EditorLeaflet.ts';

type EditorMapProps = { position: Position | null; onChoose: (position: Position) => void };

/** A map to choose a position on: by a click, or with the keyboard by moving the map and choosing its centre. */
export function EditorMap({ position, onChoose }: EditorMapProps) {
  const t = useTexts(jobEditorTexts);
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<ChoosingMap | null>(null);
  const latest = useRef({ position, onChoose });
  latest.current = { position, onChoose };
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');

  useEffect(() => {
    let wanted = true;
    Promise.all([import('./EditorLeaflet.ts'), call(mapSetting, {})]).then(
      ([{ openChoosingMap }, { map: setting }]) => {
        if (!wanted || !box.current) return;
        map.current = openChoosingMap(box.current, setting.tiles, (chosen) => latest.current.onChoose(chosen));
        map.current.show(latest.current.position, true);
        setState('ready');
      },
      () => wanted && setState('failed'),
    );
    return () => {
      wanted = false;
      map.current?.close();
      map.current = null;
    };
  }, []);
  useEffect(() => map.current?.show(position, false), [position]);

  if (state === 'failed') return <p className="text-sm text-danger">{t('editor.map_failed')}</p>;
  return (
    <div className="grid justify-items-start gap-s2">
      <div
        ref={box}
        role="application"
        aria-label={t('editor.map_label')}
        className="isolate h-80 w-full overflow-clip rounded-r2 border border-control bg-wash"
      />
      {state === 'ready' && (
        <Button
          size="sm"
          onClick={() => {
            if (map.current) onChoose(map.current.middle());
          }}
        >
          {t('editor.map_here')}
        </Button>
      )}
    </div>
  );
}
