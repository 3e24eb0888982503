import { type CallRecord, defineSetting, field } from '@bole/platform/contract'
import * as z from 'zod'

/** From Monday, which is 1, to Sunday, which is 7. */
const weekdays = z.array(field.whole(1, 7)).min(1).max(7)
const opens_at = field.whole(0, 23)
const closes_at = field.whole(1, 24)
const days = z.array(field.day).max(60)

// Typed so that a field of days is made of it.
const noHolidays: string[] = []

/** When a company interviews. */
export const interviewHours = defineSetting('interview_hours', {
  noun: 'interview hours',
  about:
    'on which days and between which hours the company interviews, on which days it does not, and what stays free before and after an interview',
  access: 'company.manage',
  calls: {
    getHours: 'GET tracker/interview/hours',
    updateHours: 'POST tracker/interview/hours/update',
    listHourChanges: 'GET tracker/interview/hours/changes',
  },
  fields: { buffer_minutes: field.whole(0, 120), weekdays, opens_at, closes_at, holidays: days },
  defaults: {
    ...{ buffer_minutes: 0, weekdays: [1, 2, 3, 4, 5], opens_at: 9, closes_at: 18 },
    holidays: noHolidays,
  },
  refusals: ['closes_before_it_opens'],
  changes: ['interview'],
})

const ownHours = z.object({ weekdays, opens_at, closes_at, days_off: days })

/** When people interview, and when several of them are free. */
export const hoursCalls = {
  getOwnHours: {
    method: 'GET',
    path: 'tracker/interview/own-hours',
    summary: 'When the caller interviews: by hours of their own, or by the company’s',
    access: 'pipeline.feedback',
    reply: ownHours.extend({
      /** 0 while the company’s hours hold for them. */
      version: z.number(),
    }),
    shows: ['interview'],
  },
  saveOwnHours: {
    method: 'POST',
    path: 'tracker/interview/own-hours/save',
    summary: 'Keep hours of one’s own, and the days on which one is away',
    access: 'pipeline.feedback',
    body: ownHours.extend({ version: z.number().int().nonnegative() }),
    reply: z.object({ version: z.number() }),
    refusals: ['stale_hours', 'closes_before_it_opens'],
    changes: ['interview'],
  },
  forgetOwnHours: {
    method: 'POST',
    path: 'tracker/interview/own-hours/forget',
    summary: 'Keep the company’s hours again',
    access: 'pipeline.feedback',
    reply: z.object({ version: z.number() }),
    changes: ['interview'],
  },
  freeTimes: {
    method: 'GET',
    path: 'tracker/interview/free-times',
    summary:
      'When these people and the room are all free for so many minutes, within the hours of each and with the company’s buffer',
    access: 'pipeline.move',
    query: z.object({
      interviewer_id: field.commaList(field.idOf('user'), 30),
      minutes: field.whole(5, 720),
      from_day: field.day,
      until_day: field.day,
      room: field.text(300).optional(),
      /** The interview that does not stand in its own way. */
      id: field.idOf('interview').optional(),
    }),
    reply: z.object({ list: z.array(z.object({ interviewTime: z.string(), endTime: z.string() })) }),
    refusals: ['too_many_days'],
    shows: ['interview'],
  },
} as const satisfies Record<string, CallRecord>
