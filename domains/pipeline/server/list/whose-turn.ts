import type { ListQuery } from '@bole/pipeline/contract'
import type { Reader } from '@bole/platform/server'
import { statuses, turns } from '@bole/processes/model'
import { type SqlBool, sql } from 'kysely'
import type { Part } from '../tables.ts'

/** The statuses that colours, stages and whoever has to act among all of staff stand for; null where any will do. */
export function statusesAsked(query: ListQuery): readonly statuses.KnownStatus[] | null {
  const { colour, stages, waits_for } = query
  if (!colour?.length && !stages?.length && waits_for !== 'staff') return null
  const among = statuses.statusesAmong({ colours: colour, stages })
  return waits_for === 'staff' ? among.filter((status) => turns.turnIn(status) !== null) : among
}

/** An application stands in one of these. */
export function standsIn(among: readonly statuses.KnownStatus[]) {
  if (among.length === 0) return sql<SqlBool>`false`
  const triples = among.map(({ stage, step, detail }) => sql.raw(`(${stage},${step},${detail})`))
  return sql<SqlBool>`(applications.stage, applications.step, applications.detail) in (${sql.join(triples)})`
}

const partsOf: Record<Exclude<turns.Turn, 'recruiter'>, readonly Part[]> = {
  approver: ['approver'],
  interviewer: ['interviewer', 'main_interviewer'],
}

/**
 * It is the turn of whoever asks. Approvals and evaluations wait for the people named in them; the rest for whoever owns the
 * application, and, where nobody does, for everybody who sees more than what they take part in (`dashboard/server/my-turn.ts` counts the same).
 */
export function waitsFor({ scopes: { candidates: scope }, userId }: Reader<'candidates'>) {
  const seesMore = scope.kind === 'organisation' || scope.kind === 'departments'
  const ways = turns.turns.map((turn) => {
    const stands = standsIn(turns.statusesOfTurn(turn))
    if (turn === 'recruiter') {
      const isOwn = sql<SqlBool>`applications.owner_user_id = ${userId}`
      const isTheirs = seesMore ? sql<SqlBool>`(${isOwn} or applications.owner_user_id is null)` : isOwn
      return sql<SqlBool>`(${stands} and ${isTheirs})`
    }
    const own = sql`select own.application_id from application_people own
      where own.user_id = ${userId} and own.is_due and own.part = any(${[...partsOf[turn]]}::text[])`
    return sql<SqlBool>`(${stands} and applications.id in (${own}))`
  })
  return sql<SqlBool>`(${sql.join(ways, sql` or `)})`
}
