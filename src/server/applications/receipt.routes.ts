import * as contract from '#shared/applications/receipt.contract.ts';
import { succeed } from '#shared/kernel/answers.ts';
import { route } from '../http/route.ts';
import type { ReceiptService } from './receipt.service.ts';

export function receiptRoutes(receipts: ReceiptService) {
  return [
    route(contract.receipt, async ({ input, user }) =>
      succeed({ application: await receipts.open(input.receipt, user) }),
    ),
    route(contract.withdrawApplication, async ({ input, user }) =>
      succeed({ application: await receipts.withdraw(input.receipt, user) }),
    ),
    route(contract.answerQuestions, async ({ input, user }) =>
      succeed({ application: await receipts.answer(input.receipt, input.answers, user) }),
    ),
  ];
}
