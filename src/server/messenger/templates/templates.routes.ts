import { DONE, succeed } from '#shared/kernel/answers.ts';
import * as contract from '#shared/messenger/templates.contract.ts';
import { route } from '../../http/route.ts';
import type { TemplatesService } from './templates.service.ts';

export function templatesRoutes(templates: TemplatesService) {
  return [
    route(contract.listTemplates, async ({ user }) => succeed(await templates.list(user))),
    route(contract.createTemplate, async ({ user, input }) =>
      succeed({ template: await templates.create(user, input) }),
    ),
    route(contract.updateTemplate, async ({ user, input }) =>
      succeed({ template: await templates.update(user, input) }),
    ),
    route(contract.deleteTemplate, async ({ user, input }) => {
      await templates.remove(user, input.id);
      return DONE;
    }),
  ];
}
