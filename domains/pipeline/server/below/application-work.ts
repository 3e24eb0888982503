import { applicationWork, type Handing } from '@bole/accounts/server'
import { sameTenant, type Transaction } from '@bole/platform/server'
import { provide } from '@bole/platform/slots'
import { sql } from 'kysely'
import { lockedApplications, pipeline, standingOf } from '../application-store.ts'
import { saveChanges } from '../change/save-changes.ts'
import type { Part } from '../tables.ts'

/** Parts of others' applications that somebody was asked to play, by the kind of work that they are. */
const partsOf = {
  approval: ['approver'],
  interview: ['interviewer', 'main_interviewer'],
} as const satisfies Record<string, readonly Part[]>

const owned = (userId: number) =>
  pipeline
    .selectFrom('applications')
    .where('applications.owner_user_id', '=', userId)
    .where('applications.left_because', 'is', null)

const asked = (userId: number) =>
  pipeline
    .selectFrom('application_people')
    .innerJoin('applications', (join) =>
      sameTenant(join, 'applications.id', 'application_people.application_id'),
    )
    .where('application_people.user_id', '=', userId)
    .where('applications.left_because', 'is', null)
    .where('application_people.part', '!=', 'owner')

const nameOf = sql<string>`(select name from candidates
  where candidates.organisation_id = applications.organisation_id and candidates.id = applications.candidate_id)`

/** Hands applications over as one by one would be: each has it in its history. */
async function transfer(tx: Transaction, ids: readonly number[], toId: number, { caller, now }: Handing) {
  if (ids.length === 0) return []
  const rows = await tx.load(lockedApplications(ids, caller)).then(([found]) => found)
  const changes = rows.map((application) => ({
    application,
    next: standingOf(application),
    action: 'transfer',
    ownerId: toId,
    facts: { owner_id: toId, before: { owner_id: application.owner_user_id } },
  }))
  saveChanges(tx, changes, { actor: 'user', userId: caller.userId, now, batchId: null })
  return rows.map(({ id }) => id)
}

/** Gives somebody's parts in these applications to another; who plays them already keeps them. */
async function moveParts(
  tx: Transaction,
  parts: readonly Part[],
  ids: readonly number[],
  { from, to }: { readonly from: number; readonly to: number },
): Promise<number[]> {
  const [left] = await tx.load(
    pipeline
      .deleteFrom('application_people')
      .where('user_id', '=', from)
      .where('part', 'in', [...parts])
      .where('application_id', '=', sql<number>`any(${ids}::bigint[])`)
      .returning(['application_id', 'part']),
  )
  for (const { application_id, part } of left) {
    tx.save(
      pipeline
        .insertInto('application_people')
        .values({ organisation_id: tx.organisationId, application_id, part, user_id: to })
        .onConflict((same) => same.doNothing()),
    )
    tx.announce('application', application_id)
  }
  return [...new Set(left.map(({ application_id }) => application_id))]
}

async function moveSearches(tx: Transaction, ids: readonly number[], from: number, to: number) {
  const [moved] = await tx.load(
    pipeline
      .updateTable('saved_searches')
      .set({ user_id: to })
      .where('user_id', '=', from)
      .where('id', '=', sql<number>`any(${ids}::bigint[])`)
      .returning('id'),
  )
  for (const { id } of moved) tx.announce('saved_search', id)
  return moved.map(({ id }) => id)
}

/** Applications somebody owns, decisions and interviews they were asked for, and views they saved. */
export const fillApplicationWork = provide(applicationWork, {
  list: (userId) =>
    owned(userId)
      .select([sql<'application' | 'approval' | 'interview' | 'saved_search'>`'application'`.as('kind')])
      .select(['applications.id', nameOf.as('title')])
      .unionAll(
        asked(userId)
          .select([
            sql<
              'approval' | 'interview'
            >`case application_people.part when 'approver' then 'approval' else 'interview' end`.as('kind'),
          ])
          .select(['applications.id', nameOf.as('title')])
          .distinct(),
      )
      .unionAll(
        pipeline
          .selectFrom('saved_searches')
          .select([sql<'saved_search'>`'saved_search'`.as('kind'), 'id', 'name as title'])
          .where('user_id', '=', userId),
      ),
  give: async (tx, handing) => {
    const { fromId: from, toId: to } = handing
    const [mine, played, searches] = await tx.load(
      owned(from).select('applications.id').orderBy('applications.id'),
      asked(from).select(['application_people.application_id as id', 'application_people.part']),
      pipeline.selectFrom('saved_searches').select('id').where('user_id', '=', from),
    )
    const idsOf = (parts: readonly Part[]) =>
      played.flatMap(({ id, part }) => (parts.includes(part) ? [id] : []))
    const { approval, interview } = partsOf
    return {
      application: await transfer(
        tx,
        mine.map(({ id }) => id),
        to,
        handing,
      ),
      approval: await moveParts(tx, approval, idsOf(approval), { from, to }),
      interview: await moveParts(tx, interview, idsOf(interview), { from, to }),
      saved_search: await moveSearches(
        tx,
        searches.map(({ id }) => id),
        from,
        to,
      ),
    }
  },
  takeBack: async (tx, moved, handing) => {
    const { fromId: to, toId: from } = handing
    const { application = [], approval = [], interview = [], saved_search = [] } = moved
    const [still] = await tx.load(
      owned(from)
        .select('applications.id')
        .where('applications.id', '=', sql<number>`any(${application}::bigint[])`)
        .orderBy('applications.id'),
    )
    await transfer(
      tx,
      still.map(({ id }) => id),
      to,
      handing,
    )
    await moveParts(tx, partsOf.approval, approval, { from, to })
    await moveParts(tx, partsOf.interview, interview, { from, to })
    await moveSearches(tx, saved_search, from, to)
  },
})
