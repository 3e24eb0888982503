import { type Handing, type MovedPart, openWork } from '@bole/accounts/server'
import { may, sameTenant, type Transaction } from '@bole/platform/server'
import { provide } from '@bole/platform/slots'
import { stages } from '@bole/processes/model'
import { type SqlBool, sql } from 'kysely'
import { lockedApplications, pipeline, standingOf } from '../application-store.ts'
import { participantsIn, replacedBy, tellOf, tellOfApprovers } from '../arrange/people.ts'
import { saveChanges } from '../change/save-changes.ts'
import { everyone, withinScope } from '../scope.ts'

type Asked = 'approval' | 'interview'

/** The kind of work that a part in others' applications is. */
const kindOf = (part: string): Asked => (part === 'approver' ? 'approval' : 'interview')

const kindInSql = sql<Asked>`case application_people.part when 'approver' then 'approval' else 'interview' end`

const owned = pipeline.selectFrom('applications').where('applications.left_because', 'is', null)

const ownedBy = (userId: number) => owned.where('applications.owner_user_id', '=', userId)

/** What a part is played for is still to come or under way: not decided, held or left behind. */
const isOpen = sql<SqlBool>`exists (select from (values (case application_people.part when 'approver' then ${sql.lit(stages.stage.approval)}
    else ${sql.lit(stages.stage.interview)} end)) s (stage)
  where case when applications.stage = s.stage then applications.step not in (40, 50) else not exists (
    select from stage_records r where r.organisation_id = applications.organisation_id
      and r.application_id = applications.id and r.stage = s.stage) end)`

const asked = pipeline
  .selectFrom('application_people')
  .innerJoin('applications', (join) =>
    sameTenant(join, 'applications.id', 'application_people.application_id'),
  )
  .where('applications.left_because', 'is', null)
  .where('application_people.part', '!=', 'owner')
  .where(isOpen)

const askedOf = (userId: number) => asked.where('application_people.user_id', '=', userId)

const nameOf = sql<string>`(select name from candidates
  where candidates.organisation_id = applications.organisation_id and candidates.id = applications.candidate_id)`

const among = (ids: readonly number[]) => sql<number>`any(${ids}::bigint[])`

/** Applications of the organisation, locked: who hands over need not see them. */
async function lockAll(tx: Transaction, ids: readonly number[]) {
  if (ids.length === 0) return []
  const [rows] = await tx.load(lockedApplications(ids, everyone))
  return rows
}

/** Hands applications over as one by one would be: each has it in its history. */
async function transfer(tx: Transaction, ids: readonly number[], toId: number, { caller, now }: Handing) {
  const rows = await lockAll(tx, ids)
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

/** What is done to the people of one application: who goes out of which part, and who comes into it. */
type Passing = Pick<MovedPart, 'application_id' | 'part'> & {
  readonly out: number | null
  readonly into: number | null
}

/** Changes who plays parts in applications as an arrangement would: each has it in its history, and who is asked hears of it. */
async function passParts(tx: Transaction, passings: readonly Passing[], { caller, now }: Handing) {
  const ids = [...new Set(passings.map(({ application_id }) => application_id))]
  const rows = await lockAll(tx, ids)
  const [people] = await tx.load(participantsIn(ids))
  const peopleOf = Map.groupBy(people, ({ application_id }) => application_id)
  const byApplication = Map.groupBy(passings, ({ application_id }) => application_id)
  const changes = rows.map((application) => {
    const parts = (byApplication.get(application.id) ?? []).map(({ part }) => kindOf(part))
    const given = {
      ...(parts.includes('approval') ? { approver_ids: [] } : {}),
      ...(parts.includes('interview') ? { interviewer_ids: [] } : {}),
    }
    const facts = replacedBy(given, peopleOf.get(application.id) ?? [])
    return { application, next: standingOf(application), action: 'arrange', facts }
  })
  saveChanges(tx, changes, { actor: 'user', userId: caller.userId, now, batchId: null })
  for (const { application_id, part, out, into } of passings) {
    const people = pipeline.deleteFrom('application_people').where('application_id', '=', application_id)
    if (out !== null) tx.save(people.where('part', '=', part).where('user_id', '=', out))
    if (into !== null)
      tx.save(
        pipeline
          .insertInto('application_people')
          .values({ organisation_id: tx.organisationId, application_id, part: part, user_id: into })
          .onConflict((same) => same.doNothing()),
      )
  }
  tellOf(tx, ids, ['approver', 'interviewer'], caller.userId)
  const approving = passings
    .filter(({ part }) => part === 'approver')
    .map(({ application_id }) => application_id)
  tellOfApprovers(tx, [...new Set(approving)], null, caller.userId)
}

async function moveSearches(tx: Transaction, ids: readonly number[], from: number, to: number) {
  const [moved] = await tx.load(
    pipeline
      .updateTable('saved_searches')
      .set({ user_id: to })
      .where('user_id', '=', from)
      .where('id', '=', among(ids))
      .returning('id'),
  )
  for (const { id } of moved) tx.announce('saved_search', id)
  return moved.map(({ id }) => id)
}

/** Applications somebody owns, decisions and interviews they were asked for, and views they saved. */
export const fillApplicationWork = provide(openWork.applications, {
  count: (userIds) =>
    owned
      .where('applications.owner_user_id', '=', among(userIds))
      .select([
        sql<number>`applications.owner_user_id`.as('user_id'),
        sql<'application' | Asked | 'saved_search'>`'application'`.as('kind'),
        sql<number>`count(*)`.as('total'),
      ])
      .groupBy('applications.owner_user_id')
      .unionAll(
        asked
          .where('application_people.user_id', '=', among(userIds))
          .select([
            'application_people.user_id',
            kindInSql.as('kind'),
            sql<number>`count(distinct applications.id)`.as('total'),
          ])
          .groupBy(['application_people.user_id', kindInSql]),
      )
      .unionAll(
        pipeline
          .selectFrom('saved_searches')
          .where('user_id', '=', among(userIds))
          .select([
            'user_id',
            sql<'saved_search'>`'saved_search'`.as('kind'),
            sql<number>`count(*)`.as('total'),
          ])
          .groupBy('user_id'),
      ),
  titles: (reader, userId, most) => {
    const asks = (kind: Asked) =>
      askedOf(userId)
        .where(kindInSql, '=', kind)
        .where(withinScope(reader))
        .select([kindInSql.as('kind'), 'applications.id', nameOf.as('title')])
        .distinct()
        .orderBy('applications.id')
        .limit(most)
    const mine = ownedBy(userId)
      .where(withinScope(reader))
      .select([sql<'application'>`'application'`.as('kind'), nameOf.as('title')])
      .orderBy('applications.id')
      .limit(most)
    const searches = pipeline
      .selectFrom('saved_searches')
      .where('user_id', '=', userId)
      .select([sql<'saved_search'>`'saved_search'`.as('kind'), 'name as title'])
      .orderBy('id')
      .limit(most)
    return may(reader, 'candidates.view') ? [mine, asks('approval'), asks('interview'), searches] : [searches]
  },
  give: async (tx, handing) => {
    const { fromId: from, toId: to } = handing
    const [mine, played, theirs, searches] = await tx.load(
      ownedBy(from).select('applications.id').orderBy('applications.id'),
      askedOf(from).select(['applications.id', 'application_people.part']).orderBy('applications.id'),
      askedOf(to).select(['applications.id', 'application_people.part']),
      pipeline.selectFrom('saved_searches').select('id').where('user_id', '=', from),
    )
    const taken = new Set(theirs.map(({ id, part }) => `${id} ${part}`))
    const parts = played.flatMap(({ id, part }): MovedPart[] =>
      part === 'owner' ? [] : [{ application_id: id, part, is_shared: taken.has(`${id} ${part}`) }],
    )
    const ids = mine.map(({ id }) => id)
    // All of them in one order, before any is changed.
    await lockAll(tx, [...new Set([...ids, ...played.map(({ id }) => id)])])
    const application = await transfer(tx, ids, to, handing)
    await passParts(
      tx,
      parts.map((one) => ({ ...one, out: from, into: to })),
      handing,
    )
    const idsOf = (kind: Asked) => [
      ...new Set(played.flatMap(({ id, part }) => (kindOf(part) === kind ? [id] : []))),
    ]
    return {
      application,
      approval: idsOf('approval'),
      interview: idsOf('interview'),
      parts,
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
    const { application = [], parts = [], saved_search = [] } = moved
    const [still, played] = await tx.load(
      ownedBy(from)
        .select('applications.id')
        .where('applications.id', '=', among(application))
        .orderBy('applications.id'),
      askedOf(from)
        .select(['applications.id', 'application_people.part'])
        .where('applications.id', '=', among(parts.map(({ application_id }) => application_id))),
    )
    const ids = still.map(({ id }) => id)
    const has = new Set(played.map(({ id, part }) => `${id} ${part}`))
    const back = parts.filter(({ application_id, part }) => has.has(`${application_id} ${part}`))
    await lockAll(tx, [...new Set([...ids, ...back.map(({ application_id }) => application_id)])])
    await transfer(tx, ids, to, handing)
    await passParts(
      tx,
      back.map(({ is_shared, ...one }) => ({ ...one, out: is_shared ? null : from, into: to })),
      handing,
    )
    await moveSearches(tx, saved_search, from, to)
  },
})
