import { applicationsSeenBy, type Keeping } from '@bole/pipeline/server'
import { notFound, sameTenant, type Transaction } from '@bole/platform/server'
import { heldConsent, type Places, withdrewFor } from '@bole/talent-pool/model'
import { sql } from 'kysely'
import { consentsOf } from './consent-store.ts'
import { folderAmong, type PoolReader, pool, type SeenFolder, seenFolders } from './folder-store.ts'
import { writeHistory } from './member-store.ts'
import { takePlaces } from './take-places.ts'

/** Somebody who is to be kept, by their application; `folder`: where they are already. */
const toKeep = (ids: readonly number[], caller: PoolReader) =>
  pool
    .selectFrom('applications')
    .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
    .leftJoin('pool_members', (join) =>
      sameTenant(join, 'pool_members.candidate_id', 'applications.candidate_id').on(
        'pool_members.left_at',
        'is',
        null,
      ),
    )
    .leftJoin('pool_folders', (join) => sameTenant(join, 'pool_folders.id', 'pool_members.folder_id'))
    .select(['applications.id', 'applications.candidate_id', 'candidates.name', 'pool_members.folder_id'])
    .select(
      sql<Date>`(select max(a.applied_at) from applications a where a.organisation_id = applications.organisation_id
        and a.candidate_id = applications.candidate_id)`.as('last_applied_at'),
    )
    .select('pool_members.id as member_id')
    .where('applications.id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('applications.id', 'in', applicationsSeenBy(caller))
    .orderBy('applications.id')

/** Somebody who is in no folder. */
type Outside = Pick<
  Awaited<ReturnType<ReturnType<typeof toKeep>['execute']>>[number],
  'id' | 'name' | 'candidate_id' | 'last_applied_at'
>

/** What became of keeping people: who is in, who was already, or that there is no room for them. */
export type Kept =
  | { readonly fault: 'pool_full'; readonly places: Places }
  | { readonly fault: 'not_your_folder' }
  | {
      readonly fault: null
      readonly done: number
      /** Who is in a folder already; its name where the caller sees it. */
      readonly already: readonly { id: number; name: string; folder: string | null }[]
      /** Who withdrew their consent on a day and has not applied since. */
      readonly withdrawn: readonly { id: number; name: string; day: string }[]
    }

/**
 * Keeps the people behind applications that the caller sees: all who are not in the pool yet and did not withdraw from it, or nobody.
 */
export async function keep(tx: Transaction, caller: PoolReader, keeping: Keeping): Promise<Kept> {
  const { folderId, text, now, batchId } = keeping
  const wanted = [...new Set(keeping.postIds)]
  await tx.load(tx.hold('talent pool'))
  const folders = await seenFolders(tx, caller)
  const folder = folderAmong(folders, folderId)
  const [people] = await tx.load(toKeep(wanted, caller))
  if (people.length < wanted.length) throw notFound()
  if (folder.level !== 'manage') return { fault: 'not_your_folder' }
  const isIn = (person: { readonly member_id: number | null }) => person.member_id !== null
  const outside = people.filter((one) => !isIn(one))
  const withdrawn = await whoWithdrew(tx, outside)
  const left = new Set(withdrawn.map(({ id }) => id))
  const fresh = new Map(outside.filter(({ id }) => !left.has(id)).map((one) => [one.candidate_id, one]))
  const { hasRoom, places } = await takePlaces(tx, fresh.size)
  if (!hasRoom) return { fault: 'pool_full', places }
  const already = people
    .filter(isIn)
    .map(({ id, name, folder_id }) => ({ id, name, folder: nameAmong(folders, folder_id) }))
  if (fresh.size === 0) return { fault: null, done: 0, already, withdrawn }
  const [made] = await tx.load(
    pool
      .insertInto('pool_members')
      .values(
        [...fresh.values()].map(({ id, candidate_id }) => ({
          organisation_id: tx.organisationId,
          candidate_id,
          folder_id: folderId,
          application_id: id,
          owner_user_id: caller.userId,
          text,
          added_at: now,
        })),
      )
      .returning('id'),
  )
  const happened = made.map(({ id }) => ({ memberId: id, to: folderId }))
  writeHistory(tx, happened, { action: 'kept', userId: caller.userId, now, batchId, text })
  return { fault: null, done: made.length, already, withdrawn }
}

/** What a folder is called for whoever sees it. */
const nameAmong = (seen: readonly SeenFolder[], id: number | null) =>
  seen.find((one) => one.id === id)?.name ?? null

/** Those of them who took their consent back and have not applied since. */
async function whoWithdrew(tx: Transaction, people: readonly Outside[]) {
  const [said] = await tx.load(consentsOf(people.map(({ candidate_id }) => candidate_id)))
  return people.flatMap(({ id, name, candidate_id, last_applied_at }) => {
    const held = heldConsent(said.filter((one) => one.candidate_id === candidate_id))
    const day = withdrewFor(held, last_applied_at)
    return day === null ? [] : [{ id, name, day }]
  })
}
