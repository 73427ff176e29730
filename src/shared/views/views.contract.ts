import { BoardFilters } from '../board/board.contract.ts';
import { companyMember } from '../kernel/access.ts';
import { Done } from '../kernel/answers.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { Id, IdInPath } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { lineText } from '../kernel/text.ts';
import { LEFT_OUT_PARTS, VIEW_NAME } from './views.values.ts';

const SavedView = z.object({
  id: Id,
  name: z.string(),
  /** The query of the board that shows it, without filters that no longer exist. */
  search: z.string(),
  job: z.object({ id: Id, title: z.string() }).nullable(),
  /** The parts that were saved but no longer exist on the board. */
  left_out: z.array(z.enum(LEFT_OUT_PARTS)),
  shared: z.boolean(),
  /** True if the reader created it. */
  own: z.boolean(),
  maker: z.object({ name: z.string() }),
  /** Whether the reader may rename and delete it. */
  changeable: z.boolean(),
});
export type SavedView = z.output<typeof SavedView>;

const Name = lineText(VIEW_NAME);
const ViewId = IdInPath.describe('The id of the view.');
const output = z.object({ success: z.literal(true), view: SavedView });

export const listViews = defineEndpoint({
  method: 'GET',
  path: '/company/board-views',
  summary: 'Your saved views of the board, and those that colleagues share with the team, by name.',
  access: companyMember,
  input: z.object({}),
  output: z.object({ success: z.literal(true), views: z.array(SavedView) }),
});

export const createView = defineEndpoint({
  method: 'POST',
  path: '/company/board-views',
  summary: 'Save a search of the board under a name, for yourself or for the whole team.',
  access: companyMember,
  input: z.object({
    name: Name,
    shared: z.boolean().default(false),
    /** The filters, named as in the address of the board. */
    filters: BoardFilters.strict(),
  }),
  output,
  errors: ['not_found'],
});

export const changeView = defineEndpoint({
  method: 'PUT',
  path: '/company/board-views/{id}',
  summary:
    'Rename a view, or share it with the team. Owners of the company may rename what a colleague shares; who sees it is up to its maker.',
  access: companyMember,
  input: z.object({
    id: ViewId,
    name: Name,
    shared: z.boolean().optional().describe('Without it: as it was.'),
  }),
  output,
});

export const deleteView = defineEndpoint({
  method: 'DELETE',
  path: '/company/board-views/{id}',
  summary: 'Delete a view of yours, or as an owner of the company one that a colleague shares.',
  access: companyMember,
  input: z.object({ id: ViewId }),
  output: Done,
});
