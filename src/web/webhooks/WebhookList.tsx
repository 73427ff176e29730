import { Plus, Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import type { Webhook } from '#shared/webhooks/webhooks.contract.ts';
import { webhooksTexts } from '#shared/webhooks/webhooks.texts.ts';
import { PREVIOUS_SECRET_HOURS } from '#shared/webhooks/webhooks.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { SecretDialog } from '#web/tokens/SecretDialog.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { NewWebhookDialog } from './WebhookDialog.tsx';
import { WebhookItem } from './WebhookItem.tsx';

type WebhookListProps = { webhooks: Webhook[]; onChanged: () => void };
type Secret = { secret: string; isNew: boolean };

export function WebhookList({ webhooks, onChanged }: WebhookListProps) {
  const t = useTexts(webhooksTexts);
  const [isCreating, setCreating] = useState(false);
  const [shown, setShown] = useState<Secret | null>(null);
  const add = (
    <Button size="sm" onClick={() => setCreating(true)}>
      <Icon of={Plus} size="sm" />
      {t('webhooks.add')}
    </Button>
  );
  return (
    <>
      {webhooks.length === 0 ? (
        <EmptyState icon={WebhookIcon} title={t('webhooks.none')} action={add}>
          {t('webhooks.none_text')}
        </EmptyState>
      ) : (
        <Card as="section" title={t('webhooks.title')} aside={add}>
          <ul className="divide-y divide-line">
            {webhooks.map((webhook) => (
              <WebhookItem
                key={webhook.id}
                webhook={webhook}
                onChanged={onChanged}
                onExchanged={(secret) => setShown({ secret, isNew: false })}
              />
            ))}
          </ul>
        </Card>
      )}
      {isCreating && (
        <NewWebhookDialog
          onCreated={(secret) => {
            setCreating(false);
            setShown({ secret, isNew: true });
            onChanged();
          }}
          onClose={() => setCreating(false)}
        />
      )}
      {shown && (
        <SecretDialog
          title={t('webhooks.created')}
          text={
            shown.isNew ? t('webhooks.created_text') : t('webhooks.exchanged_text', { hours: PREVIOUS_SECRET_HOURS })
          }
          label={t('webhooks.secret')}
          secret={shown.secret}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}
