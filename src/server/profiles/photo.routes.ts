import type { FastifyInstance } from 'fastify';
import { candidateOnly } from '#shared/kernel/access.ts';
import { DONE, succeed } from '#shared/kernel/answers.ts';
import { removePhoto, uploadPhoto } from '#shared/profiles/photo.contract.ts';
import { callerOf, fileAnswer, idIn } from '../http/file-answer.ts';
import { route } from '../http/route.ts';
import type { PhotoService } from './photo.service.ts';

export function photoRoutes(photos: PhotoService) {
  return [
    route(uploadPhoto, async ({ user, visit, file }) =>
      succeed({ photo: await photos.upload(user, file(), visit.origin) }),
    ),
    route(removePhoto, async ({ user }) => {
      await photos.remove(user);
      return DONE;
    }),
  ];
}

/** Serves people their own photo. */
export function mountPhotos(app: FastifyInstance, photos: PhotoService): void {
  app.get('/candidate/profile/photo/:id', async (request, reply) => {
    const user = await callerOf(request, candidateOnly);
    const photo = await photos.open(user, idIn(request));
    return fileAnswer(reply, photo).send(photo.content);
  });
}
