import { type importStates, keysOfPerson } from '@bole/imports/model'
import { countProgress } from '@bole/inbox/server'
import { addSettled } from '@bole/intake/server'
import { positionsToBringTo } from '@bole/pipeline/bringing'
import type { Transaction } from '@bole/platform/server'
import { bringPeople, findSamePeople } from '@bole/resumes/bringing'
import { type ImportRecord, plusSums } from '../import-store.ts'
import type { Drafted } from '../words/drafts-of.ts'
import { bringApplications, type Placed } from './bring-applications.ts'
import type { Bringing } from './files-of.ts'
import { type RowResult, saveResults } from './save-results.ts'

/**
 * Makes people, applications, notes, labels and files of some rows, writes them into the ledger, and says of each row what came of it. Answers the keys of
 * files that are nobody's: of rows that were refused or brought nothing.
 */
export async function bringRows(
  tx: Transaction,
  one: ImportRecord,
  given: readonly Drafted[],
  bringing: Bringing,
): Promise<readonly string[]> {
  const [positions] = await tx.load(positionsToBringTo(positionsIn(given)))
  const there = new Set(positions.map(({ id }) => id))
  const drafted = given.map((row) => withoutGonePositions(row, there))
  const whole = drafted.filter(({ draft }) => draft.faults.length === 0)
  const placed = await placePeople(tx, whole)
  const taken = one.skips_known ? placed.filter(({ isNew }) => isNew) : placed
  const applications = await bringApplications(tx, { one, placed: taken, positions, ...bringing })
  const byPlace = new Map(placed.map((row) => [row.drafted.row.place, row]))
  const results = drafted.map(({ row, draft }): RowResult => {
    const person = byPlace.get(row.place)
    const made = applications.get(row.place) ?? []
    return {
      ...{ place: row.place, name: draft.facts.name, faults: draft.faults, applications: made },
      outcome: person ? (person.isNew ? 'new' : 'known') : 'refused',
      candidateId: person?.candidateId ?? null,
      madePerson: person?.isNew === true,
      positionId: draft.applications[0]?.positionId ?? null,
    }
  })
  const items = await addSettled(tx, {
    progressId: one.progress_id ?? 0,
    at: bringing.at,
    items: results.map(({ place, name, candidateId, positionId, applications: [first], outcome }) => ({
      name: `${one.name.slice(0, 150)} #${place}${candidateId === null && name ? ` ${name.slice(0, 40)}` : ''}`,
      state: outcome === 'refused' ? 'failed' : first ? 'accepted' : 'duplicate',
      ...{
        positionId: there.has(positionId ?? 0) ? positionId : null,
        candidateId,
        applicationId: first?.id ?? null,
      },
    })),
  })
  await saveResults(tx, one.id, { results, items, at: bringing.at })
  const count = (wanted: importStates.Outcome) => results.filter(({ outcome }) => outcome === wanted).length
  const [fresh, known, refused] = [count('new'), count('known'), count('refused')]
  tx.save(plusSums(one.id, { new: fresh, known, refused, done: results.length }))
  if (one.progress_id !== null)
    await countProgress(tx, one.progress_id, { done: fresh + known, failed: refused })
  return [...bringing.files].flatMap(([place, files]) =>
    applications.has(place) ? [] : files.map(({ key }) => key),
  )
}

const positionsIn = (drafted: readonly Drafted[]) => [
  ...new Set(
    drafted.flatMap(({ draft }) => draft.applications.flatMap(({ positionId }) => positionId ?? [])),
  ),
]

/** A position may have been deleted since the rows were tried out. */
function withoutGonePositions({ row, draft }: Drafted, there: ReadonlySet<number>): Drafted {
  const isGone = draft.applications.some(({ positionId }) => positionId !== null && !there.has(positionId))
  if (!isGone) return { row, draft }
  return { row, draft: { ...draft, faults: [...draft.faults, { code: 'unknown_position', column: null }] } }
}

/** Whose rows these are: people who are here by the résumés' own rule, else new ones, of whom several rows may be one. */
async function placePeople(tx: Transaction, whole: readonly Drafted[]): Promise<readonly Placed[]> {
  const ids = await findSamePeople(
    tx,
    whole.map(({ draft }) => draft.facts),
  )
  const firstOf = new Map<string, number>()
  const owners = whole.map(({ draft }, at) => {
    const keys = keysOfPerson(draft.facts)
    const owner = keys.map((key) => firstOf.get(key)).find((found) => found !== undefined) ?? at
    for (const key of keys) if (!firstOf.has(key)) firstOf.set(key, owner)
    return owner
  })
  const fresh = whole.flatMap((_, at) => (ids[at] === null && owners[at] === at ? [at] : []))
  const made = await bringPeople(
    tx,
    fresh.flatMap((at) => whole[at]?.draft.facts ?? []),
  )
  const madeAt = new Map(fresh.map((at, index) => [at, made[index] ?? 0]))
  return whole.map((drafted, at) => {
    const known = ids[at] ?? ids[owners[at] ?? at] ?? null
    const candidateId = known ?? madeAt.get(owners[at] ?? at) ?? 0
    return { drafted, candidateId, isNew: known === null && owners[at] === at }
  })
}
