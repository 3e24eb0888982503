import type { interviewsApi } from '@bole/interviews/contract'
import { doorState } from '@bole/interviews/model'
import { answerAsCandidate } from '@bole/pipeline/server'
import { type Handler, sameTenant } from '@bole/platform/server'
import { phoneNumberOf } from '@bole/sms/model'
import { sql } from 'kysely'
import { interviews } from '../interview-store.ts'
import { enterQueue } from './enter-queue.ts'
import { ticketOf } from './queue-codes.ts'

const sameName = (name: string) => name.replace(/\s+/gu, '').toLowerCase()

/** Whoever is expected has come. Name and phone have to agree, as nobody else is to learn who is expected; signing in again answers the same place. */
export const signInAtDoor: Handler<typeof interviewsApi.signInAtDoor> = async (context) => {
  const { body, tx, now, refuse } = context
  const { queue } = await enterQueue(context, body.token, 'door')
  const state = doorState(queue.interview.starts_at, queue.interview.ends_at, now)
  if (state !== 'open') throw refuse(state === 'early' ? 'not_open_yet' : 'over')
  const still = queue.everyone.filter((one) => one.state !== 'gone')
  const [people] = await tx.load(
    interviews
      .selectFrom('applications')
      .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
      .select(['applications.id', 'candidates.name', 'candidates.phone'])
      .where(
        'applications.id',
        '=',
        sql<number>`any(${still.map(({ candidate }) => candidate.application_id)}::bigint[])`,
      ),
  )
  const phone = phoneNumberOf(body.phone) ?? body.phone
  const known = people.find((one) => one.phone === phone && sameName(one.name) === sameName(body.name))
  const one = still.find(({ candidate }) => candidate.application_id === known?.id)
  if (!one) throw refuse('not_expected')
  if (one.state === 'expected') {
    const { application_id: applicationId, version } = one.candidate
    const decision = await answerAsCandidate(tx, {
      ...{ applicationId, version, now },
      ...{ action: 'sign_in', text: '' },
    })
    if ('refusal' in decision) throw refuse('not_expected')
    tx.announce('interview', queue.interview.id)
  }
  return { ticket: ticketOf(queue.doorSeed, one.candidate.record_id) }
}
