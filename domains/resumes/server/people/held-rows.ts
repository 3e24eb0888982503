import { type Query, sameTenant, type Transaction } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { type SqlBool, sql } from 'kysely'
import {
  type HeldRow,
  ofEachKind,
  type RowKind,
  type Rows,
  rowKinds,
} from '../../model/people/part-people.ts'
import { resumes } from '../resume-store.ts'
import { heldAbove, heldApplications } from '../slots.ts'

/** A row of a person as somebody who is asked about it knows it. */
export interface TitledRow extends HeldRow {
  readonly title: string
  readonly at: Date
}

/** A row as it is found: where it came with is told by its query, or not at all. */
type FoundRow = Pick<TitledRow, 'id' | 'title' | 'at'> & Partial<HeldRow>

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

const papersOf = (candidateId: number) =>
  resumes
    .selectFrom('identity_papers')
    .select(['id', 'updated_at as at', sql<string>`''`.as('title')])
    .where('candidate_id', '=', candidateId)

/** What hangs on a person's record, by kind: a query each. */
function heldBy(candidateId: number) {
  const above = (kind: keyof typeof heldAbove) => providedFor(heldAbove[kind]).of(candidateId)
  return {
    application: providedFor(heldApplications).of(candidateId),
    resume: filesOf(candidateId),
    note: notesOf(candidateId),
    report: reportsOf(candidateId),
    difference: differencesOf(candidateId),
    member: above('member'),
    consent: above('consent'),
    extra: above('extra'),
    score: above('score'),
    call: above('call'),
    paper: papersOf(candidateId),
  } satisfies Record<RowKind, unknown>
}

/** The statements that find what hangs on a record: a test holds them against the tables that name people. */
export const heldStatements = () => Object.values(heldBy(0)).map((query) => query.compile().sql)

/** Everything that hangs on a person's record. */
export async function heldRowsOf(tx: Transaction, candidateId: number): Promise<HeldRows> {
  const by = heldBy(candidateId)
  const found = await tx.load(...rowKinds.map((kind): Query<FoundRow> => by[kind]))
  const rowsAt = new Map(rowKinds.map((kind, at) => [kind, found[at] ?? []]))
  return ofEachKind((kind) =>
    (rowsAt.get(kind) ?? []).map(({ application_id = null, resume_id = null, ...row }) => ({
      ...row,
      application_id,
      resume_id,
    })),
  )
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
  for (const kind of ['member', 'consent', 'extra', 'score', 'call'] as const)
    providedFor(heldAbove[kind]).move(tx, rows[kind] ?? [], candidateId)
  movePapers(tx, rows.paper ?? [], candidateId)
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

/** A record has one paper: where there is one already, the other stays where it is. */
function movePapers(tx: Transaction, ids: readonly number[], candidateId: number): void {
  if (ids.length === 0) return
  tx.save(
    resumes
      .updateTable('identity_papers')
      .set({ candidate_id: candidateId })
      .where('id', '=', sql<number>`any(${ids}::bigint[])`)
      .where(
        sql<SqlBool>`not exists (select from identity_papers has where has.organisation_id = identity_papers.organisation_id
          and has.candidate_id = ${candidateId})`,
      ),
  )
}

/** The numbers of rows, as the ledger keeps them. */
export function numbersOf(held: HeldRows): Required<Rows> {
  return ofEachKind((kind) => held[kind].map(({ id }) => id))
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
