import { MOST_CARDS } from '#shared/board/board.values.ts';
import { type ApiDescription, ID } from '../http/api-description.ts';

export const openapi: ApiDescription = {
  tag: {
    name: 'board',
    description: 'The recruiters’ board: where applications stand.',
  },
  plainRoutes: [
    {
      path: '/candidates/download/cv/{id}',
      summary:
        'A CV, for the candidate, the employers that it was sent to, reviewers and admins. Its name is in `content-disposition`, and percent-encoded in `filename`. With `inline=1` a PDF is answered for looking at it.',
      parameters: [{ name: 'id', description: 'As in `candidate_resume_id`.', schema: ID }],
      mediaTypes: [
        'application/pdf',
        'application/msword',
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      ],
      errors: ['unauthenticated', 'not_found', 'internal', 'unavailable'],
    },
    {
      path: '/candidates/photo/{id}',
      summary: 'The picture of an applicant, for the candidate, the employer, reviewers and admins.',
      parameters: [{ name: 'id', description: 'The id of the application.', schema: ID }],
      mediaTypes: ['image/png', 'image/jpeg', 'image/webp'],
      errors: ['unauthenticated', 'not_found', 'internal', 'unavailable'],
    },
    {
      path: '/company/applications/cvs.zip',
      summary: 'The CVs of several applications of your company in one archive, with a list of those that it lacks.',
      parameters: [{ name: 'ids', description: `Ids with commas, at most ${MOST_CARDS}.`, schema: { type: 'string' } }],
      mediaTypes: ['application/zip'],
      errors: ['unauthenticated', 'forbidden', 'invalid', 'too_many', 'internal', 'unavailable'],
    },
    {
      path: '/company/applications/export.csv',
      summary: 'The applications that the filters of the board show, as a table. Takes the filters of the board.',
      mediaTypes: ['text/csv'],
      errors: ['unauthenticated', 'forbidden', 'invalid', 'internal', 'unavailable'],
    },
  ],
};
