import type { ReadResult } from '@bole/parsing/server'
import { storableText } from '@bole/platform/outward'
import type { Transaction } from '@bole/platform/server'
import { type Corrections, factsOf, type Readings, storedWord, wordsOfContent } from '@bole/resumes/model'
import { bestReading, isBetterReading } from '../model/better-reading.ts'
import { withBirthDate } from '../model/birth-date.ts'
import { factNames } from '../model/facts-of.ts'
import { keepCorrectedLists, mergeFacts } from '../model/merge-facts.ts'
import type { ReadOutcome } from './lazy-reader.ts'
import { readLater } from './read-later.ts'
import { keepReading } from './readings/keep-reading.ts'
import { candidateRow, resumes } from './resume-store.ts'
import { updateCandidate } from './save-candidate.ts'
import { storableJson } from './storable.ts'

/** A reading, or why there is none. */
export type SavedReading = ReadOutcome & {
  readonly resumeId: number
  readonly candidateId: number
  readonly at: Date
  /** `changing` (as it is): a newer employer, school or city replaces what was known; `nothing`: only gaps are filled. */
  readonly replaces?: 'nothing' | 'changing'
  /** It was read in the background already: where there was no time for it even then, that is said. */
  readonly isLast?: boolean
  /** Why the file was read: it came (as it is), somebody asked, or a newer reader could do better and was kept already. */
  readonly cause?: 'arrival' | 'again' | 'kept'
}

/**
 * Keeps what was read of a résumé and brings the person up to date: gaps are filled, what changes in a life is replaced,
 * and what a person corrected stands. Of a person's résumés the best reading is the one they are known by; answers whether it is
 * this one.
 */
export async function saveReading(tx: Transaction, reading: SavedReading): Promise<boolean> {
  const { resumeId, candidateId, at } = reading
  tx.announce('candidate', candidateId)
  const own = resumes.updateTable('resumes').where('id', '=', resumeId)
  const [[candidate], all] = await tx.load(
    candidateRow(candidateId).forUpdate(),
    resumes
      .selectFrom('resumes')
      .select(['id', 'state', 'parsed', 'corrections', 'file_id'])
      .where('candidate_id', '=', candidateId)
      .orderBy('id', 'desc'),
  )
  const before = all.find(({ id }) => id === resumeId)
  const cause = reading.cause ?? 'arrival'
  if (before?.file_id && cause !== 'kept')
    keepReading(tx, { fileId: before.file_id, resumeId, cause, outcome: reading, at })
  const others =
    before?.state === 'read' ? [] : all.filter(({ id, state }) => id !== resumeId && state === 'read')
  const held = bestReading(others)
  if ('reason' in reading) {
    // Somebody waited for it, and it took longer: in the background there is time.
    const isLate = reading.reason === 'timed_out' && !reading.isLast
    if (isLate) readLater(tx, resumeId, reading.replaces && { replaces: reading.replaces })
    tx.save(
      own.set(
        isLate
          ? { state: 'reading', unreadable_reason: null }
          : { state: 'unreadable', unreadable_reason: reading.reason, read_at: at },
      ),
    )
    if (candidate?.resume_id !== resumeId) return false
    if (held) await keepKnownBy(tx, candidateId, held.id)
    return held === null
  }
  if (!candidate || !before) return false
  const read = withBirthDate(reading.result.parsed, at.getFullYear())
  const parsed = keepCorrectedLists(before.parsed, read, before.corrections)
  tx.save(own.set({ ...columnsOf(reading.result, parsed), read_at: at }))
  if (candidate.resume_id !== resumeId) return false
  const isBest = held === null || isBetterReading({ parsed, corrections: before.corrections }, held)
  if (isBest) saveWords(tx, candidateId, reading.result.text)
  else await keepKnownBy(tx, candidateId, held.id)
  const replaces = isBest ? (reading.replaces ?? 'changing') : 'nothing'
  saveFacts(tx, candidate, { parsed, own: before.corrections, all, replaces, isBest })
  return isBest
}

/** Leaves a person known and found by a résumé of which more could be read than of the one that just came. */
async function keepKnownBy(tx: Transaction, candidateId: number, resumeId: number): Promise<void> {
  const row = await tx.find(resumes.selectFrom('resumes').select('content').where('id', '=', resumeId))
  tx.save(resumes.updateTable('candidates').set({ resume_id: resumeId }).where('id', '=', candidateId))
  saveWords(tx, candidateId, row?.content ?? '')
}

function columnsOf(result: ReadResult, parsed: Readings) {
  return {
    state: 'read' as const,
    unreadable_reason: null,
    parsed: storableJson(parsed),
    preview: result.preview === null ? null : storableText(result.preview),
    document_kind: result.document.kind,
    pages: storableJson(result.document.pages.map(({ width, height }) => ({ width, height }))),
    content: storableText(result.text),
  }
}

/** Makes a person found by the words of a résumé, and by no earlier one's. */
export function saveWords(tx: Transaction, candidate_id: number, text: string): void {
  const words = wordsOfContent(storableText(text)).map((word) =>
    storedWord(tx.organisationId, candidate_id, word),
  )
  tx.save(
    resumes
      .insertInto('resume_words')
      .values({ organisation_id: tx.organisationId, candidate_id, words })
      .onConflict((same) => same.columns(['organisation_id', 'candidate_id']).doUpdateSet({ words })),
  )
}

type Candidate = NonNullable<Awaited<ReturnType<typeof loadCandidate>>>

/** The person's row, locked. */
async function loadCandidate(tx: Transaction, id: number) {
  return tx.find(candidateRow(id).forUpdate())
}

function saveFacts(
  tx: Transaction,
  candidate: Candidate,
  read: {
    readonly parsed: Readings
    readonly own: Corrections
    readonly all: readonly { readonly corrections: Corrections }[]
    readonly replaces: 'nothing' | 'changing'
    readonly isBest: boolean
  },
): void {
  const { id, resume_id, version, ...known } = candidate
  const { person, career } = factsOf(read.parsed, read.own)
  const merged = mergeFacts(known, person, {
    replaces: read.replaces,
    corrections: read.all.map(({ corrections }) => corrections),
  })
  const facts = { ...merged, skills: read.isBest ? [...career.skills] : known.skills }
  const names = [...factNames, 'skills'] as const
  const isChanged = names.some((name) => JSON.stringify(facts[name]) !== JSON.stringify(known[name]))
  if (isChanged) updateCandidate(tx, id, facts)
}
