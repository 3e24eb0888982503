import { actsOf } from '@bole/imports/model'
import { labelByName, type PositionToBringTo, receiveMany, versionsOf } from '@bole/pipeline/bringing'
import { type PastChange, replayChanges } from '@bole/pipeline/server'
import type { Transaction } from '@bole/platform/server'
import { stages } from '@bole/processes/model'
import { noteMany, readLater } from '@bole/resumes/bringing'
import { repeats } from '@bole/resumes/model'
import { isLive, people, storeResume } from '@bole/resumes/server'
import { sql } from 'kysely'
import { type ImportRecord, imports } from '../import-store.ts'
import type { MadeApplication } from '../tables.ts'
import type { Drafted } from '../words/drafts-of.ts'
import type { Bringing } from './files-of.ts'

/** A row and whose it is. */
export interface Placed {
  readonly drafted: Drafted
  readonly candidateId: number
  readonly isNew: boolean
}

interface Given extends Bringing {
  readonly one: ImportRecord
  readonly placed: readonly Placed[]
  readonly positions: readonly PositionToBringTo[]
}

type Application = Drafted['draft']['applications'][number]

interface Wanted {
  readonly person: Placed
  readonly application: Application
  readonly positionId: number
  readonly at: Date
}

/**
 * Makes the applications of people, with where they stood, what was said, their labels and files; answers those of each row. One that repeats another by the
 * organisation's rule is not made again, and a row of somebody known that brings none adds nothing to them.
 */
export async function bringApplications(
  tx: Transaction,
  { one, placed, positions, at, files }: Given,
): Promise<ReadonlyMap<number, readonly MadeApplication[]>> {
  const wanted = await withoutRepeats(tx, placed, at)
  const ids = await receiveMany(
    tx,
    'import',
    positions,
    wanted.map(({ person, positionId, at: applied }) => ({
      candidateId: person.candidateId,
      positionId,
      at: applied,
    })),
  )
  await replayChanges(tx, pastOf(wanted, ids, positions, at), at)
  const labelled = await labelByName(
    tx,
    wanted.map(({ person }, index) => ({
      applicationId: ids[index] ?? 0,
      names: person.drafted.draft.labels,
    })),
  )
  const firstOf = new Map<Placed, number>()
  for (const [index, { person }] of wanted.entries())
    if (!firstOf.has(person)) firstOf.set(person, ids[index] ?? 0)
  noteMany(
    tx,
    one.user_id,
    [...firstOf].flatMap(([{ candidateId, drafted }, applicationId]) =>
      drafted.draft.notes.map((note) => ({
        ...{ candidateId, applicationId, text: note.text },
        at: note.at && note.at < at ? note.at : at,
      })),
    ),
  )
  for (const person of firstOf.keys())
    for (const file of files.get(person.drafted.row.place) ?? []) {
      const { candidateId, isNew } = person
      const { resumeId } = await storeResume(tx, {
        candidateId,
        file,
        uploadedBy: one.user_id,
        at,
        isBeside: !isNew,
      })
      readLater(tx, resumeId, { replaces: 'nothing' })
    }
  const versions = await versionsOf(tx, ids)
  const made = wanted.map(({ person }, index) => {
    const id = ids[index] ?? 0
    return {
      place: person.drafted.row.place,
      id,
      version: versions.get(id) ?? 1,
      tags: labelled.get(id) ?? [],
    }
  })
  const byPlace = Map.groupBy(made, ({ place }) => place)
  return new Map(
    [...byPlace].map(([place, own]) => [place, own.map(({ id, version, tags }) => ({ id, version, tags }))]),
  )
}

async function withoutRepeats(
  tx: Transaction,
  placed: readonly Placed[],
  now: Date,
): Promise<readonly Wanted[]> {
  const { repeat } = await people.peopleRules(tx)
  const known = [...new Set(placed.filter(({ isNew }) => !isNew).map(({ candidateId }) => candidateId))]
  const [rows] = await tx.load(
    imports
      .selectFrom('applications')
      .select(['candidate_id', 'position_id', 'applied_at', 'is_listed', 'stage', 'step', 'detail'])
      .where('candidate_id', '=', sql<number>`any(${known}::bigint[])`),
  )
  const earlier = Map.groupBy(
    rows.map((row) => ({
      candidateId: row.candidate_id,
      positionId: row.position_id,
      ...{ appliedAt: row.applied_at, isLive: isLive(row) },
    })),
    ({ candidateId }) => candidateId,
  )
  const wanted: Wanted[] = []
  for (const person of placed)
    for (const application of person.drafted.draft.applications) {
      const { positionId } = application
      if (positionId === null) continue
      const { candidateId } = person
      const applied = application.at && application.at < now ? application.at : now
      const own = earlier.get(candidateId) ?? []
      // What is brought is compared as of today: an old date of its own repeats nothing.
      if (own.some((one) => repeats.isRepeat(one, { positionId, at: now }, repeat))) continue
      earlier.set(candidateId, [...own, { candidateId, positionId, appliedAt: applied, isLive: true }])
      wanted.push({ person, application, positionId, at: applied })
    }
  return wanted
}

/** What happened to applications elsewhere, oldest first, none before it came and none after today. */
function pastOf(
  wanted: readonly Wanted[],
  ids: readonly number[],
  positions: readonly PositionToBringTo[],
  now: Date,
): readonly PastChange[] {
  const stagesOf = new Map(
    positions.map(({ id, steps }) => [id, steps.map(({ stage }) => stages.stageOf(stage))]),
  )
  const past = wanted.map(({ application, positionId, at }, index) => {
    let last = at
    const passages = application.passages.map((passage) => {
      if (passage.at && passage.at > last) last = passage.at < now ? passage.at : now
      return { standing: passage.standing, at: last }
    })
    return actsOf(passages, stagesOf.get(positionId) ?? []).map(
      (step): PastChange => ({
        ...{ applicationId: ids[index] ?? 0, actor: 'system', userId: null },
        ...{ at: step.at, act: step.act },
      }),
    )
  })
  // Round by round, so that what happened first to each of them is written at once.
  const rounds = Math.max(0, ...past.map((own) => own.length))
  return Array.from({ length: rounds }, (_, round) => past.flatMap((own) => own[round] ?? [])).flat()
}
