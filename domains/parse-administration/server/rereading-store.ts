import { declareJob, type Reader, sameTenant, tablesOf } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { seenApplications } from '@bole/resumes/server'
import * as z from 'zod'
import type { ParseAdministrationTables } from './tables.ts'

export const parses = tablesOf<ParseAdministrationTables>()

/** Reads one file by the reader of today, beside what is held of it. */
export const readNewerJob = declareJob(
  'parse-administration.read_newer',
  z.object({ rereading_id: z.number() }),
)

/** A file's readings by newer readers, the last one first. */
export function rereadingsOf(resumeId: number) {
  return parses
    .selectFrom('rereadings')
    .innerJoin('resumes', (join) => sameTenant(join, 'resumes.id', 'rereadings.resume_id'))
    .selectAll('rereadings')
    .select(['resumes.corrections', 'resumes.read_at as held_since'])
    .where('rereadings.resume_id', '=', resumeId)
    .orderBy('rereadings.id', 'desc')
    .limit(1)
}

/** One of them with its résumé as it is held now, and its file. */
export function rereadingWithFile(id: number) {
  return parses
    .selectFrom('rereadings')
    .innerJoin('resumes', (join) => sameTenant(join, 'resumes.id', 'rereadings.resume_id'))
    .innerJoin('files', (join) => sameTenant(join, 'files.id', 'resumes.file_id'))
    .selectAll('rereadings')
    .select(['resumes.candidate_id', 'resumes.corrections', 'resumes.parsed', 'resumes.state as held_state'])
    .select(['resumes.read_at as held_since', 'files.id as file_id', 'files.name', 'files.storage_key'])
    .where('rereadings.id', '=', id)
}

/** Newer readings of people whom the reader sees. */
export function rereadingsSeen(reader: Reader<'candidates'>) {
  return parses
    .selectFrom('rereadings')
    .innerJoin('resumes', (join) => sameTenant(join, 'resumes.id', 'rereadings.resume_id'))
    .where(providedFor(seenApplications).seesPerson(reader, 'resumes.candidate_id'))
}

/** The same with what is shown of each. */
export function rereadingRows(reader: Reader<'candidates'>) {
  return rereadingsSeen(reader)
    .leftJoin('users', (join) => sameTenant(join, 'users.id', 'rereadings.settled_by'))
    .selectAll('rereadings')
    .select(['resumes.candidate_id', 'resumes.corrections', 'users.name as user_name'])
}
