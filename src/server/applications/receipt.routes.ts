import * as contract from '#shared/applications/receipt.contract.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { succeed } from '#shared/kernel/answers.ts';
import { route } from '../http/route.ts';
import type { Visit } from '../http/visit.ts';
import type { ReceiptReader, ReceiptService } from './receipt.service.ts';

const readerOf = (user: SessionUser | null, { words, locale }: Visit): ReceiptReader => ({ user, words, locale });

export function receiptRoutes(receipts: ReceiptService) {
  return [
    route(contract.receipt, async ({ input, user, visit }) =>
      succeed({ application: await receipts.open(input.receipt, readerOf(user, visit)) }),
    ),
    route(contract.withdrawApplication, async ({ input, user, visit }) =>
      succeed({ application: await receipts.withdraw(input.receipt, readerOf(user, visit)) }),
    ),
    route(contract.answerQuestions, async ({ input, user, visit }) =>
      succeed({ application: await receipts.answer(input.receipt, input.answers, readerOf(user, visit)) }),
    ),
  ];
}
