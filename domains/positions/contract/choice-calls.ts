import { roles } from '@bole/accounts/model'
import { type CallRecord, field } from '@bole/platform/contract'
import { degrees } from '@bole/positions/model'
import { stationTypes } from '@bole/themes/model'
import * as z from 'zod'
import { origin, processStep } from './schemas.ts'

/** What forms and conditions about positions are filled from (specification, section 7: process list, location list, user list, params). */
export const choiceCalls = {
  listProcessChoices: {
    method: 'GET',
    path: 'recruit/position/process-list',
    summary: 'The hiring processes a position of an origin can follow, the default first',
    access: 'positions.view',
    query: z.object({ origin: origin.default(2) }),
    reply: z.object({
      list: z.array(
        z.object({
          id: field.id,
          name: z.string(),
          stages: z.array(z.number()),
          steps: z.array(processStep),
          is_default: z.boolean(),
        }),
      ),
    }),
    shows: ['process'],
  },
  listLocations: {
    method: 'GET',
    path: 'recruit/position/location-list',
    summary: 'The cities positions name, the most used first',
    access: 'positions.view',
    query: z.object({ origin: origin.optional() }),
    reply: z.object({ list: z.array(z.object({ city: z.string(), position_count: z.number() })) }),
    shows: ['position'],
  },
  listCategories: {
    method: 'GET',
    path: 'recruit/position/category-list',
    summary: 'The kinds of work positions name, the most used first',
    access: 'positions.view',
    query: z.object({ origin: origin.optional() }),
    reply: z.object({ list: z.array(z.object({ category: z.string(), position_count: z.number() })) }),
    shows: ['position'],
  },
  listPositionUsers: {
    method: 'GET',
    path: 'recruit/position/user-list',
    summary: 'The people who see a position, with what each has to do with it',
    access: 'positions.view',
    query: z.object({ id: field.idOf('position') }),
    reply: z.object({
      list: z.array(
        z.object({
          id: field.id,
          name: z.string(),
          job_title: z.string().nullable(),
          role: z.enum(roles),
          /** Owns it, takes part in the hiring for it, or neither. */
          part: z.enum(['owner', 'hiring']).nullable(),
        }),
      ),
    }),
    shows: [{ entity: 'position', by: 'id' }, 'user'],
  },
  getParams: {
    method: 'GET',
    path: 'recruit/position/params',
    summary:
      'What is chosen from where positions are filled in: projects with theirs, stations, cities, degrees',
    access: 'positions.view',
    query: z.object({ origin: origin.default(2) }),
    reply: z.object({
      /** Projects with positions: deleted ones of either are left out (specification, section 5). */
      themes: z.array(
        z.object({
          id: field.id,
          theme_name: z.string(),
          station_list: z.array(z.object({ name: z.string(), type: z.enum(stationTypes) })),
          positions: z.array(z.object({ id: field.id, title: z.string(), is_deleted: z.number() })),
        }),
      ),
      city_list: z.array(z.string()),
      process_list: z.array(z.object({ id: field.id, name: z.string() })),
      degree_list: z.array(z.enum(degrees)),
    }),
    shows: ['position', 'project', 'process'],
  },
} as const satisfies Record<string, CallRecord>
