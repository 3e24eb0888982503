import { answering } from '@bole/careers/model'
import { ways } from '@bole/inbox/model'
import { tell } from '@bole/inbox/server'
import { declareJob, defineJob, sameTenant, type Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import * as z from 'zod'
import { careers } from '../careers-store.ts'

const overdueJob = declareJob('careers.answer_overdue', z.object({ application_id: z.number() }))

/** Has a promise looked at when its day is over. */
export function watchAnswer(tx: Transaction, id: number, due: string, now: Date): void {
  const at = answering.startAfter(due)
  const key = `careers.answer ${tx.organisationId} ${id}`
  tx.enqueue(overdueJob, { application_id: id }, { key, runAt: at > now ? at : now })
}

/** Whoever owns an application hears once that the day passed by which its candidate was promised an answer. */
export const answerIsOverdue = defineJob(
  overdueJob,
  ({ payload, inTransaction, now }) =>
    inTransaction(async (tx) => {
      const id = payload.application_id
      const row = await tx.find(
        careers
          .selectFrom('answer_dates')
          .innerJoin('applications', (join) =>
            sameTenant(join, 'applications.id', 'answer_dates.application_id'),
          )
          .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
          .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'applications.position_id'))
          .select(['candidates.name', 'positions.title as position', 'due_on', 'told_at'])
          .select(
            sql<number | null>`coalesce(applications.owner_user_id, positions.owner_user_id)`.as('owner'),
          )
          .where('answer_dates.application_id', '=', id)
          .forUpdate('answer_dates'),
      )
      if (!row || row.told_at !== null || answering.localDay(now) <= row.due_on) return
      const { name, position, due_on: day, owner } = row
      const notice = {
        kind: 'answer_overdue',
        facts: { name, position, day },
        link: ways.candidate(id),
        about: [id],
      } as const
      if (owner !== null) tell(tx, [{ userId: owner, ...notice }])
      tx.save(careers.updateTable('answer_dates').set({ told_at: now }).where('application_id', '=', id))
    }),
  { nobodyWaits: 'it stands among the work of whoever owns the application' },
)
