import type { FastifyInstance } from 'fastify';
import * as contract from '#shared/exports/exports.contract.ts';
import { companyMember } from '#shared/kernel/access.ts';
import { succeed } from '#shared/kernel/answers.ts';
import { contentDisposition } from '../files/content-disposition.ts';
import { callerOf, fileAnswer, idIn } from '../http/file-answer.ts';
import { route } from '../http/route.ts';
import type { CompanyExports } from './exports.service.ts';

export function exportsRoutes(exports: CompanyExports) {
  return [
    route(contract.findCompanyExport, async ({ user }) => succeed({ export: await exports.find(user) })),
    route(contract.startCompanyExport, async ({ user }) => succeed({ export: await exports.start(user) })),
  ];
}

export function mountCompanyArchive(app: FastifyInstance, exports: CompanyExports): void {
  app.get('/company/export/:id/archive.zip', async (request, reply) => {
    const user = await callerOf(request, companyMember);
    const { content, ...file } = await exports.open(user, idIn(request));
    return fileAnswer(reply, file)
      .header('content-disposition', contentDisposition('attachment', file.name))
      .send(content);
  });
}
