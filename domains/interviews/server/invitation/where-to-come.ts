import { sameTenant, type Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { interviews } from '../interview-store.ts'

const whoIsMet = sql<string[]>`array(select u.name from interview_people p
  join users u on u.organisation_id = p.organisation_id and u.id = p.user_id
  where p.organisation_id = interviews.organisation_id and p.interview_id = interviews.id and p.role <> 'manager'
  order by array_position(array['main', 'deputy', 'other'], p.role), u.id)`

/** The interview that an application's candidate is to come to, with what they asked for; undefined where nothing is to come. */
export function interviewToCome(tx: Transaction, applicationId: number) {
  return tx.find(
    interviews
      .selectFrom('interview_candidates as met')
      .innerJoin('interviews', (join) => sameTenant(join, 'interviews.id', 'met.interview_id'))
      .innerJoin('stage_records as record', (join) => sameTenant(join, 'record.id', 'met.stage_record_id'))
      .leftJoin('interview_accommodations as asked', (join) =>
        sameTenant(join, 'asked.stage_record_id', 'met.stage_record_id'),
      )
      .select(['interviews.id', 'interviews.version', 'interviews.starts_at', 'interviews.ends_at'])
      .select(['interviews.address', 'interviews.directions', 'record.place', 'record.is_online'])
      .select(['met.stage_record_id', 'asked.wanted', whoIsMet.as('people')])
      .where('met.application_id', '=', applicationId)
      .where('met.left_at', 'is', null)
      .where('interviews.state', '=', 'ahead')
      .orderBy('interviews.starts_at', 'desc')
      .limit(1),
  )
}

/** How the candidate of an application finds the interview they are expected at, whom they meet, and what they asked for; `accommodations` null: there is none. */
export async function whereToCome(tx: Transaction, applicationId: number) {
  const found = await interviewToCome(tx, applicationId)
  if (!found) return { address: '', directions: '', people: [], accommodations: null }
  const { address, directions, people, wanted } = found
  return { address, directions, people, accommodations: wanted ?? '' }
}
