import type { interviewsApi } from '@bole/interviews/contract'
import { calendarText } from '@bole/interviews/model'
import { candidatePage, enterApplication } from '@bole/pipeline/server'
import { type Handler, notFound, sameTenant } from '@bole/platform/server'
import { stages } from '@bole/processes/model'
import { interviews } from '../interview-store.ts'
import { calendarTexts } from '../texts/calendar-texts.ts'
import { interviewToCome } from './where-to-come.ts'

/** A file as calendars take it in. */
export const calendarFile = (text: string) => ({
  name: 'interview.ics',
  mediaType: 'text/calendar; charset=utf-8',
  bytes: Buffer.from(text),
})

/** Steps in which a candidate has been told of their interview. */
const told = [20, 60]

/** The interview a candidate is expected at, for their calendar; 404 while they know of none. */
export const getCalendarFile: Handler<typeof interviewsApi.getCalendarFile> = async (context) => {
  const { tx, query, now, language } = context
  const applicationId = await enterApplication(context, query.token)
  const page = await candidatePage(tx, applicationId)
  const found = await interviewToCome(tx, applicationId)
  const isTold =
    page?.standing.stage === stages.stage.interview &&
    page.standing.leftBecause === null &&
    told.includes(page.standing.step)
  if (!found || !isTold) throw notFound()
  const [[position], [company]] = await tx.load(
    interviews
      .selectFrom('applications')
      .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'applications.position_id'))
      .select('positions.title')
      .where('applications.id', '=', applicationId),
    interviews.selectFrom('organisations').select('name').where('id', '=', tx.organisationId),
  )
  const texts = calendarTexts[language]
  const { id, version, starts_at, ends_at, place, is_online, address, directions, people } = found
  const event = {
    ...{ uid: uidOf(tx.organisationId, id), sequence: version, stamp: now, isOff: false },
    ...{
      from: starts_at,
      until: ends_at,
      summary: `${texts.interview}: ${position?.title ?? ''} · ${company?.name ?? ''}`,
    },
    location: [is_online ? texts.online : place, address].filter(Boolean).join(', '),
    description: [people.length > 0 ? `${texts.people}: ${people.join(', ')}` : '', directions]
      .filter(Boolean)
      .join('\n'),
  }
  return calendarFile(calendarText([event]))
}

/** What an interview is known by in calendars, those of candidates and of staff alike. */
export const uidOf = (organisationId: number, id: number) => `interview-${organisationId}-${id}@bole`
