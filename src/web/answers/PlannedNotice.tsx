import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { showPlanned } from '#shared/answers/rules.contract.ts';
import { rulesTexts } from '#shared/answers/rules.texts.ts';
import { usePlannedWords } from '#web/board/card/usePlannedWords.ts';
import type { PlannedAbout } from '#web/board/profile/profile-slots.ts';
import { allOf } from '#web/lib/query.ts';
import { useRealtime } from '#web/lib/realtime.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { PlannedDialog } from './PlannedDialog.tsx';
import { plannedQuery, usePlannedActs } from './planned-data.ts';

/** In an open profile: what goes out to the person by itself, and the ways to change or to stop it. */
export function PlannedNotice({ about: { applicationId, version, name } }: { about: PlannedAbout }) {
  const t = useTexts(rulesTexts);
  const client = useQueryClient();
  const words = usePlannedWords();
  const acts = usePlannedActs();
  const [isOpen, setOpen] = useState(false);
  const { data: planned } = useQuery(plannedQuery(applicationId, version));
  const refresh = () => void client.invalidateQueries({ queryKey: [...allOf(showPlanned), applicationId] });
  useRealtime({
    onEvent: (event) => {
      if (event.type === 'BoardCardsChanged' && event.ids.includes(applicationId)) refresh();
    },
    onGap: refresh,
  });
  if (!planned && !isOpen) return null;
  const someone = { id: applicationId, name };
  return (
    <>
      {planned && (
        <Banner
          tone={planned.problem ? 'warning' : 'info'}
          icon={planned.problem ? undefined : Send}
          title={words({ at: planned.due_at, problem: planned.problem !== null })}
          actions={
            <>
              <Button size="sm" onClick={() => setOpen(true)}>
                {t('rules.show')}
              </Button>
              {!planned.problem && (
                <Button size="sm" disabled={acts.busy !== null} onClick={() => void acts.sendNow(someone)}>
                  {t('rules.send_now')}
                </Button>
              )}
              <Button size="sm" disabled={acts.busy !== null} onClick={() => void acts.takeBack(someone)}>
                {t('rules.take_back')}
              </Button>
            </>
          }
        >
          {planned.problem
            ? t(`rules.problem_${planned.problem}`)
            : ((planned.changed ? t('rules.own_text') : planned.template?.name) ?? '')}
        </Banner>
      )}
      {isOpen && <PlannedDialog applicationId={applicationId} name={name} acts={acts} onClose={() => setOpen(false)} />}
    </>
  );
}
