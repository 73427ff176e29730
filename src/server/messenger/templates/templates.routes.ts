import { DONE, succeed } from '#shared/kernel/answers.ts';
import * as contract from '#shared/messenger/templates.contract.ts';
import { route } from '../../http/route.ts';
import type { TemplatesService } from './templates.service.ts';

export function templatesRoutes(templates: TemplatesService) {
  return [
    route(contract.listTemplates, async ({ user, input, visit }) =>
      succeed(await templates.list(user, input.application_id, visit)),
    ),
    route(contract.previewTemplate, async ({ user, input, visit }) =>
      succeed({ preview: await templates.preview(user, input, visit.locale) }),
    ),
    route(contract.createTemplate, async ({ user, input }) =>
      succeed({ template: await templates.create(user, input) }),
    ),
    route(contract.updateTemplate, async ({ user, input, visit }) =>
      succeed({ template: await templates.update(user, input, visit) }),
    ),
    route(contract.deleteTemplate, async ({ user, input }) => {
      await templates.remove(user, input.id);
      return DONE;
    }),
  ];
}
