import type { importStates } from '@bole/imports/model'
import { applicationsGoneOn } from '@bole/pipeline/bringing'
import { prepared, sameTenant, type Transaction } from '@bole/platform/server'
import { touchedPeople } from '@bole/resumes/bringing'
import { type SqlBool, sql } from 'kysely'
import { imports } from '../import-store.ts'
import type { FileRow } from '../words/drafts-of.ts'

type Reasons = ReadonlyMap<number, importStates.KeptReason>

// Text: a function of the database, which looks through every reference there is.
const namedElsewhere = prepared<{ id: number }>('select id from named_elsewhere($1::text::regclass, $2, $3)')

/** What an application has of its own: that it has it says nothing of anybody's work. */
const ofApplications = ['application_history', 'stage_records', 'application_people', 'application_tags']

/** The same of a person: `suspected_pairs` are found by the machine. */
const ofPeople = [
  ...['resumes', 'resume_words', 'candidate_grams', 'candidate_notes', 'person_keys'],
  ...['suspected_pairs', 'applications'],
]

/** What happened since to the applications that rows made. */
export async function applicationsSince(tx: Transaction, rows: readonly FileRow[]): Promise<Reasons> {
  const made = rows.flatMap(({ applications }) => applications)
  const goneOn = await applicationsGoneOn(tx, made)
  const ids = made.map(({ id }) => id)
  const [named] = await tx.load(namedElsewhere('applications', ids, ofApplications))
  return new Map<number, importStates.KeptReason>([
    ...named.map(({ id }) => [Number(id), 'used_elsewhere'] as const),
    ...goneOn,
  ])
}

/** What happened since to the people that rows made, but for what goes with `leaving`; and which people were known and got files. */
export async function peopleSince(tx: Transaction, rows: readonly FileRow[], leaving: readonly number[]) {
  const made = rows.flatMap(({ made_person, candidate_id, candidate_version, done_at }) =>
    made_person && candidate_id !== null && done_at
      ? [{ id: candidate_id, version: candidate_version ?? 1, at: done_at }]
      : [],
  )
  const ids = made.map(({ id }) => id)
  const touched = await touchedPeople(tx, made)
  const known = rows.filter(({ made_person }) => !made_person)
  // As `files-of.ts` has it.
  const beginnings = known.map(({ import_id, place }) => `imports/${import_id}/${place}-`)
  const [named, others, files] = await tx.load(
    namedElsewhere('candidates', ids, ofPeople),
    imports
      .selectFrom('applications')
      .select('candidate_id')
      .where('candidate_id', '=', sql<number>`any(${ids}::bigint[])`)
      .where('id', '!=', sql<number>`all(${leaving}::bigint[])`),
    imports
      .selectFrom('resumes')
      .innerJoin('files', (join) => sameTenant(join, 'files.id', 'resumes.file_id'))
      .select('resumes.candidate_id')
      .where('resumes.candidate_id', '=', sql<number>`any(${known.map((row) => row.candidate_id)}::bigint[])`)
      .where(
        sql<SqlBool>`exists (select from unnest(${beginnings}::text[]) b where starts_with(files.storage_key, b))`,
      ),
  )
  const reasons: Reasons = new Map<number, importStates.KeptReason>([
    ...others.map(({ candidate_id }) => [candidate_id, 'other_application'] as const),
    ...named.map(({ id }) => [Number(id), 'used_elsewhere'] as const),
    ...touched,
  ])
  return { reasons, withFiles: new Set(files.map(({ candidate_id }) => candidate_id)) }
}
