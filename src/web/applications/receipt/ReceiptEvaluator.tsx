import { receiptTexts } from '#shared/applications/receipt.texts.ts';
import { useTexts } from '#web/lib/texts.ts';

/** The names that people know the built-in evaluators of Fursa by. */
const NAMED = {
  embedded: 'receipt.evaluator_rules',
  llm: 'receipt.evaluator_model',
  demo: 'receipt.evaluator_demo',
} as const;

export function ReceiptEvaluator({ id, version }: { id: string; version: string }) {
  const t = useTexts(receiptTexts);
  const named = NAMED[id as keyof typeof NAMED];
  return <p>{named ? t(named, { version }) : t('receipt.evaluator', { name: id, version })}</p>;
}
