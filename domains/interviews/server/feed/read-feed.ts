import type { interviewsApi } from '@bole/interviews/contract'
import { calendarText } from '@bole/interviews/model'
import type { Language } from '@bole/platform/contract'
import { type Handler, notFound, prepared, secrets } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { inFull, interviews } from '../interview-store.ts'
import { calendarFile, uidOf } from '../invitation/calendar-file.ts'
import { stillMet } from '../present.ts'
import { calendarTexts } from '../texts/calendar-texts.ts'

// Text: a function of the database, which alone looks across organisations before it is known whose address this is.
const feedOfCode = prepared<{ organisation_id: number; user_id: number; language: Language }>(
  'select organisation_id, user_id, language from feed_of_code($1)',
)

const month = 31 * 86_400_000

/** More than anybody interviews in a year. */
const mostInFeed = 2000

/** The interviews of whoever was given this address. What is called off, or no longer theirs, is not there any more. */
export const readFeed: Handler<typeof interviewsApi.readFeed> = async ({ query, tx, now }) => {
  const feed = await tx.find(feedOfCode(secrets.digestOf(query.token)))
  if (!feed) throw notFound()
  tx.enter(feed.organisation_id)
  const isIn = sql<SqlBool>`exists (select from interview_people p where p.organisation_id = interviews.organisation_id
    and p.interview_id = interviews.id and p.user_id = ${feed.user_id})`
  const [rows] = await tx.load(
    inFull(interviews.selectFrom('interviews'))
      .where(isIn)
      .where('interviews.state', '<>', 'off')
      .where('interviews.starts_at', '>', new Date(now.getTime() - month))
      .orderBy('interviews.starts_at')
      .orderBy('interviews.id')
      .limit(mostInFeed),
  )
  const texts = calendarTexts[feed.language]
  const events = rows.map((row) => {
    const [first] = stillMet(row)
    const candidates = stillMet(row).map(({ name, title }) => `${name} (${title})`)
    return {
      ...{ uid: uidOf(feed.organisation_id, row.id), sequence: row.version, stamp: now, isOff: false },
      ...{ from: row.starts_at, until: row.ends_at },
      summary: `${texts.interview}: ${stillMet(row)
        .map(({ name }) => name)
        .join(', ')}`,
      location: [first?.is_online ? texts.online : first?.place, row.address].filter(Boolean).join(', '),
      description: [...candidates, row.reception_note].filter(Boolean).join('\n'),
    }
  })
  return calendarFile(calendarText(events, texts.interviews))
}
