import { defineApi, field } from '@bole/platform/contract'
import * as z from 'zod'
import {
  code,
  givenStop,
  givenStops,
  kind,
  lectureSchema,
  openLecture,
  routeItem,
  visiting,
  visitorConditions,
  visitorSchema,
} from './schemas.ts'

declare module '@bole/platform/contract' {
  interface EntityCatalogue {
    lecture: { owner: 'lectures'; of: 'project' }
    lecture_visitor: 'lectures'
  }
}

/** A lecture hall shares one address, and everybody in it signs in within minutes. */
const aFullHall = 1200

export const lecturesApi = defineApi('lectures', {
  viewRoute: {
    method: 'GET',
    path: 'recruit/route/view',
    summary: 'The route of a project by kind, grouped by city in the order of its pinyin',
    access: 'projects.view',
    query: z.object({ theme_id: field.idOf('project') }),
    /** `version`: of the route as a whole; 0 where there was none yet. */
    reply: z.object({
      theme_name: z.string(),
      xjhRoute: z.array(routeItem),
      yxjRoute: z.array(routeItem),
      version: z.number(),
      can: z.object({ edit: z.boolean() }),
    }),
    shows: [{ entity: 'lecture', by: 'theme_id' }],
  },
  updateRoute: {
    method: 'POST',
    path: 'recruit/route/update',
    summary: 'Replace the route of a project; stops with an id stay the lectures they are',
    access: 'lectures.manage',
    body: z.object({
      theme_id: field.idOf('project'),
      version: z.number().int().min(0),
      xjhRoute: givenStops,
      yxjRoute: givenStops,
    }),
    reply: z.object({ version: z.number() }),
    refusals: ['stale', 'project_deleted', 'has_visitors'],
    changes: ['lecture'],
  },
  listLectures: {
    method: 'GET',
    path: 'recruit/route/lecture-list',
    summary: 'The lectures of a project, the next first by city, with how many signed in',
    access: 'projects.view',
    query: z.object({
      theme_id: field.idOf('project'),
      kind: kind.optional(),
      keyword: field.text(100).optional(),
      ...field.paging,
    }),
    reply: z.object({ list: z.array(lectureSchema) }),
    hasTotal: true,
    shows: [{ entity: 'lecture', by: 'theme_id' }, 'lecture_visitor'],
  },
  createLecture: {
    method: 'POST',
    path: 'recruit/route/create',
    summary: 'Add a stop to the route of a project',
    access: 'lectures.manage',
    body: givenStop.extend({ theme_id: field.idOf('project'), kind }),
    reply: z.object({ id: field.id }),
    refusals: ['project_deleted', 'too_many_stops'],
    changes: ['lecture'],
  },
  updateLecture: {
    method: 'PATCH',
    path: 'recruit/route/lecture',
    summary: 'Change a stop of a route',
    access: 'lectures.manage',
    body: givenStop.extend({ id: field.idOf('lecture'), version: z.number().int().positive(), kind }),
    reply: z.object({ id: field.id, version: z.number() }),
    refusals: ['stale', 'project_deleted'],
    changes: ['lecture'],
  },
  removeLecture: {
    method: 'DELETE',
    path: 'recruit/route/delete',
    summary: 'Take a stop out of a route, unless people signed in there',
    access: 'lectures.manage',
    query: z.object({ id: field.idOf('lecture') }),
    reply: field.done,
    refusals: ['project_deleted', 'has_visitors'],
    changes: ['lecture'],
  },
  listVisitors: {
    method: 'GET',
    path: 'recruit/route/visitor-list',
    summary: 'Who signed in at lectures, newest first, with their application where we know them',
    access: 'lectures.manage',
    query: z.object({ ...visitorConditions, ...field.paging }),
    reply: z.object({ list: z.array(visitorSchema) }),
    hasTotal: true,
    shows: ['lecture_visitor', 'lecture'],
  },
  exportVisitors: {
    method: 'GET',
    path: 'recruit/route/visitor-export',
    summary: 'The same as an Excel file',
    access: 'lectures.manage',
    query: z.object(visitorConditions),
    reply: z.unknown(),
    sendsFile: true,
    refusals: ['too_many_visitors'],
  },
  getLecture: {
    method: 'GET',
    path: 'careers/lecture',
    summary: 'The lecture behind a sign-in code, and whether people can sign in now',
    access: 'anyone',
    perMinute: aFullHall,
    query: z.object({ token: code }),
    reply: openLecture,
    shows: ['lecture'],
  },
  signIn: {
    method: 'POST',
    path: 'careers/lecture/sign-in',
    summary: 'Sign in at a lecture with name and phone; the same phone again changes nothing',
    access: 'anyone',
    perMinute: aFullHall,
    body: visiting,
    reply: z.object({ signed_in_at: z.string() }),
    refusals: ['not_open_yet', 'over'],
    changes: ['lecture_visitor'],
  },
})
