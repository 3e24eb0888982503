import { sameTenant, type Transaction } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { sql } from 'kysely'
import type { HeldRow, RowKind, Rows } from '../../model/people/part-people.ts'
import { resumes } from '../resume-store.ts'
import { heldApplications, heldMembers } from '../slots.ts'

/** A row of a person as somebody who is asked about it knows it. */
export interface TitledRow extends HeldRow {
  readonly title: string
  readonly at: Date
}

export type HeldRows = Readonly<Record<RowKind, readonly TitledRow[]>>

const none = sql<number | null>`null::bigint`

const filesOf = (candidateId: number) =>
  resumes
    .selectFrom('resumes')
    .leftJoin('files', (join) => sameTenant(join, 'files.id', 'resumes.file_id'))
    .select(['resumes.id', none.as('application_id'), none.as('resume_id'), 'resumes.created_at as at'])
    .select(sql<string>`coalesce(files.name, '')`.as('title'))
    .where('resumes.candidate_id', '=', candidateId)
    .orderBy('resumes.id')

const notesOf = (candidateId: number) =>
  resumes
    .selectFrom('candidate_notes')
    .select(['id', 'application_id', none.as('resume_id'), 'created_at as at'])
    .select(sql<string>`left(body, 200)`.as('title'))
    .where('candidate_id', '=', candidateId)
    .orderBy('id')

const reportsOf = (candidateId: number) =>
  resumes
    .selectFrom('parse_reports')
    .select(['id', 'application_id', 'resume_id', 'created_at as at'])
    .select(sql<string>`left(body, 200)`.as('title'))
    .where('candidate_id', '=', candidateId)
    .orderBy('id')

const differencesOf = (candidateId: number) =>
  resumes
    .selectFrom('candidate_differences')
    .select(['id', 'application_id', 'resume_id', 'said_at as at', 'field as title'])
    .where('candidate_id', '=', candidateId)
    .orderBy('id')

/** Everything that hangs on a person's record. */
export async function heldRowsOf(tx: Transaction, candidateId: number): Promise<HeldRows> {
  const [applications, resume, note, report, difference, members] = await tx.load(
    providedFor(heldApplications).of(candidateId),
    filesOf(candidateId),
    notesOf(candidateId),
    reportsOf(candidateId),
    differencesOf(candidateId),
    providedFor(heldMembers).of(candidateId),
  )
  const application = applications.map((row) => ({ ...row, application_id: null, resume_id: null }))
  const member = members.map((row) => ({ ...row, resume_id: null }))
  return { application, resume, note, report, difference, member }
}

const tables = {
  resume: 'resumes',
  note: 'candidate_notes',
  report: 'parse_reports',
  difference: 'candidate_differences',
} as const

/** Makes rows another record's. */
export function moveRows(tx: Transaction, rows: Rows, candidateId: number): void {
  providedFor(heldApplications).move(tx, rows.application ?? [], candidateId)
  providedFor(heldMembers).move(tx, rows.member ?? [], candidateId)
  for (const kind of ['resume', 'note', 'report', 'difference'] as const) {
    const ids = rows[kind] ?? []
    if (ids.length === 0) continue
    tx.save(
      resumes
        .updateTable(tables[kind])
        .set({ candidate_id: candidateId })
        .where('id', '=', sql<number>`any(${ids}::bigint[])`),
    )
  }
}

/** The numbers of rows, as the ledger keeps them. */
export function numbersOf(held: HeldRows): Required<Rows> {
  const of = (kind: RowKind) => held[kind].map(({ id }) => id)
  return {
    application: of('application'),
    resume: of('resume'),
    note: of('note'),
    report: of('report'),
    difference: of('difference'),
    member: of('member'),
  }
}

/** What a person said otherwise and nobody has looked at, by its field: of two records with the same, one waits until they are parted. */
export async function openFieldsOf(tx: Transaction, candidateId: number) {
  const [rows] = await tx.load(
    resumes
      .selectFrom('candidate_differences')
      .select(['id', 'field'])
      .where('candidate_id', '=', candidateId)
      .where('state', '=', 'open'),
  )
  return rows
}
