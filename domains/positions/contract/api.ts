import { defineApi, field } from '@bole/platform/contract'
import { projectTypes } from '@bole/themes/model'
import * as z from 'zod'
import { batchCalls } from './batch-calls.ts'
import { channelCalls } from './channel-calls.ts'
import { choiceCalls } from './choice-calls.ts'
import { listQuery } from './list-conditions.ts'
import {
  newPosition,
  positionChanges,
  positionDetail,
  positionListItem,
  seenPosition,
  state,
} from './schemas.ts'

declare module '@bole/platform/contract' {
  interface EntityCatalogue {
    position: 'positions'
    channel: 'positions'
  }
}

/** What placing a position in a project, a department and a process may hear. */
const placing = [
  'unknown_project',
  'project_deleted',
  'unknown_process',
  'process_deleted',
  'other_origin',
  'unknown_department',
  'department_not_yours',
  'unknown_person',
  'owner_cannot_see',
  'salary_reversed',
] as const

const opening = ['title_missing', 'city_missing', 'head_count_missing', 'text_missing'] as const

const changed = z.object({ id: field.id, version: z.number(), state })

export const positionsApi = defineApi('positions', {
  ...choiceCalls,
  ...batchCalls,
  ...channelCalls,
  listPositions: {
    method: 'GET',
    path: 'recruit/position/index',
    summary: 'Positions the caller may see, to be chosen or looked after, with their counts',
    access: 'positions.view',
    query: listQuery,
    reply: z.object({
      list: z.array(positionListItem),
      /** Positions in each state under the other conditions. */
      statistic: z.record(z.string(), z.object({ key: z.string(), value: z.number() })),
    }),
    hasTotal: true,
    shows: ['position', 'project', 'process', 'application'],
  },
  viewPosition: {
    method: 'GET',
    path: 'recruit/position/view',
    summary: 'One position in full',
    access: 'positions.view',
    query: z.object({ id: field.idOf('position') }),
    reply: z.object({ position: positionDetail }),
    shows: [{ entity: 'position', by: 'id' }, 'project', 'process'],
  },
  createPosition: {
    method: 'POST',
    path: 'recruit/position/create',
    summary: 'A new position in a project, as a draft or open at once',
    access: 'positions.manage',
    body: newPosition,
    reply: z.object({ id: field.id }),
    refusals: ['read_only', ...placing, ...opening],
    changes: ['position'],
  },
  updatePosition: {
    method: 'POST',
    path: 'recruit/position/update',
    summary: 'Change a position; its applications follow it to another department',
    access: 'positions.manage',
    body: z.object({ ...seenPosition.shape, ...positionChanges.shape }),
    reply: changed,
    refusals: ['read_only', 'stale', 'has_applications', 'stage_in_use', ...placing, ...opening],
    changes: ['position', 'application'],
  },
  copyPosition: {
    method: 'POST',
    path: 'recruit/position/copy',
    summary: 'A draft like this position, in the same project or another of its origin',
    access: 'positions.manage',
    body: z.object({ id: field.idOf('position'), theme_id: field.idOf('project').optional() }),
    reply: z.object({ id: field.id, title: z.string() }),
    refusals: ['read_only', ...placing],
    changes: ['position'],
  },
  openPosition: {
    method: 'POST',
    path: 'recruit/position/enable',
    summary: 'Show a position to candidates',
    access: 'positions.manage',
    body: seenPosition,
    reply: changed,
    refusals: ['read_only', 'stale', 'already_open', 'process_deleted', 'project_deleted', ...opening],
    changes: ['position'],
  },
  closePosition: {
    method: 'POST',
    path: 'recruit/position/disable',
    summary: 'Take no more applications; those it has stay',
    access: 'positions.manage',
    body: seenPosition,
    reply: changed,
    refusals: ['read_only', 'stale', 'not_open'],
    changes: ['position'],
  },
  sortPositions: {
    method: 'POST',
    path: 'recruit/position/sort',
    summary: 'Put positions in this order, in the places they hold between them',
    access: 'positions.manage',
    body: z.object({ ids: z.array(field.idOf('position')).min(2).max(200) }),
    reply: field.done,
    refusals: ['read_only'],
    changes: ['position'],
  },
  deletePosition: {
    method: 'POST',
    path: 'recruit/position/delete',
    summary: 'Delete a position that is not open and has nobody under way',
    access: 'positions.manage',
    body: seenPosition,
    reply: field.done,
    refusals: ['read_only', 'stale', 'still_open', 'has_live_applications'],
    changes: ['position'],
  },
  listRecentPositions: {
    method: 'GET',
    path: 'recruit/theme/recent-position',
    summary: 'The newest positions of a type over all projects, to begin another from',
    access: 'positions.view',
    query: z.object({
      type: z.enum(projectTypes).default('xz'),
      limit: field.whole(1, 50).default(10),
    }),
    reply: z.object({
      list: z.array(
        z.object({
          id: field.id,
          title: z.string(),
          theme_id: field.id,
          theme_name: z.string(),
          city_list: z.array(z.string()),
          state: z.enum(['draft', 'open', 'closed']),
          create_time: z.string(),
        }),
      ),
    }),
    shows: ['position', 'project'],
  },
})
