import { KeyRound } from 'lucide-react';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { type ApiToken, revokeToken } from '#shared/tokens/tokens.contract.ts';
import { tokensTexts } from '#shared/tokens/tokens.texts.ts';
import { TOKEN_PREFIX } from '#shared/tokens/tokens.values.ts';
import { call } from '#web/lib/call.ts';
import { useNow } from '#web/lib/now.ts';
import { dayInWords, daysUntil, timeAgo } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useConfirm } from '#web/ui/confirmations.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Table } from '#web/ui/Table.tsx';
import { showToast } from '#web/ui/toasts.ts';

type TokenListProps = { tokens: ApiToken[]; onChanged: () => void };

export function TokenList({ tokens, onChanged }: TokenListProps) {
  const t = useTexts(tokensTexts);
  const confirm = useConfirm();
  async function revoke({ id, name }: ApiToken) {
    const title = t('tokens.revoke_question', { name });
    const isSure = await confirm({
      title,
      text: t('tokens.revoke_text'),
      confirmLabel: t('tokens.revoke'),
      danger: true,
    });
    if (!isSure) return;
    try {
      await call(revokeToken, { id: String(id) });
      showToast({ type: 'success', title: t('tokens.revoked') });
    } catch (error) {
      showToast({ type: 'error', title: (error as Error).message });
    }
    onChanged();
  }
  if (tokens.length === 0) {
    return (
      <EmptyState icon={KeyRound} title={t('tokens.none')}>
        {t('tokens.none_text')}
      </EmptyState>
    );
  }
  return (
    <Card as="section" title={t('tokens.title')} aside={t('tokens.once')}>
      <Table caption={t('tokens.title')} className="max-md:hidden">
        <thead>
          <tr>
            <th scope="col">{t('tokens.name')}</th>
            <th scope="col">{t('tokens.may')}</th>
            <th scope="col">{t('tokens.last_used')}</th>
            <th scope="col">{t('tokens.expires')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <tr key={token.id} className="align-top">
              <th scope="row" className="min-w-48">
                <TokenName token={token} />
              </th>
              <td>
                <Scopes token={token} />
              </td>
              <td className="min-w-32">
                <LastUse token={token} />
              </td>
              <td className="min-w-28">
                <Expiry token={token} />
              </td>
              <td>
                <div className="flex justify-end">
                  <RevokeButton token={token} onPress={() => revoke(token)} />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <ul className="divide-y divide-line md:hidden">
        {tokens.map((token) => (
          <li key={token.id} className="grid gap-s2 px-s4 py-s3 text-sm">
            <div className="flex items-start justify-between gap-s3">
              <div className="min-w-0 font-semibold">
                <TokenName token={token} />
              </div>
              <RevokeButton token={token} onPress={() => revoke(token)} />
            </div>
            <Scopes token={token} />
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-s3 gap-y-0.5">
              <dt className="text-ink-2">{t('tokens.last_used')}</dt>
              <dd>
                <LastUse token={token} />
              </dd>
              <dt className="text-ink-2">{t('tokens.expires')}</dt>
              <dd>
                <Expiry token={token} />
              </dd>
            </dl>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function RevokeButton({ token: { name }, onPress }: { token: ApiToken; onPress: () => void }) {
  const t = useTexts(tokensTexts);
  return (
    <Button size="sm" onClick={onPress} aria-label={t('tokens.revoke_named', { name })}>
      {t('tokens.revoke')}
    </Button>
  );
}

function TokenName({ token: { name, hint, maker } }: { token: ApiToken }) {
  const t = useTexts(tokensTexts);
  return (
    <>
      <span className="block wrap-anywhere" dir="auto">
        {name}
      </span>
      <span className="block font-normal text-ink-2">
        <bdi dir="ltr" className="font-mono text-xs">
          {TOKEN_PREFIX}…{hint}
        </bdi>{' '}
        <bdi>{t('tokens.made_by', { name: maker.name })}</bdi>
      </span>
    </>
  );
}

function Scopes({ token: { scopes } }: { token: ApiToken }) {
  const t = useTexts(tokensTexts);
  return (
    <ul className="flex flex-wrap gap-1.5">
      {scopes.map((scope) => (
        <li key={scope} title={t(`scope.${scope}`)}>
          <bdi dir="ltr" className="inline-block rounded-r1 bg-wash px-2 py-0.5 font-mono text-xs text-ink-2">
            {scope}
          </bdi>
        </li>
      ))}
    </ul>
  );
}

function LastUse({ token: { last_used_at, last_used_from } }: { token: ApiToken }) {
  const t = useTexts(tokensTexts);
  const time = useTexts(timeTexts);
  const now = useNow();
  if (last_used_at === null) return <span className="text-ink-2">{t('tokens.never_used')}</span>;
  return (
    <>
      <time dateTime={last_used_at}>
        {now === null ? dayInWords(time, last_used_at) : timeAgo(time, last_used_at, now)}
      </time>
      {last_used_from !== null && (
        <span className="block text-xs text-ink-2 wrap-anywhere">
          {t('tokens.used_from', { address: last_used_from })}
        </span>
      )}
    </>
  );
}

// So many days before it ends, a token is marked, so that there is time to replace it.
const SOON_DAYS = 14;

function Expiry({ token: { expires_at, expired, works, maker } }: { token: ApiToken }) {
  const t = useTexts(tokensTexts);
  const time = useTexts(timeTexts);
  const now = useNow();
  if (expired) return <Badge tone="danger">{t('tokens.expired')}</Badge>;
  if (!works) return <span className="text-danger">{t('tokens.dead', { name: maker.name })}</span>;
  const days = now === null ? null : daysUntil(expires_at, now);
  const isSoon = days !== null && days <= SOON_DAYS;
  return (
    <time dateTime={expires_at} className={isSoon ? 'font-semibold text-warning' : undefined}>
      {isSoon ? t('tokens.in_days', { count: days }) : dayInWords(time, expires_at)}
    </time>
  );
}
