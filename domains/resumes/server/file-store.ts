import { sameTenant, type Transaction } from '@bole/platform/server'
import type { RawBuilder } from 'kysely'
import { resumes } from './resume-store.ts'

/** A person's files with what came of reading them, newest first. */
export function filesOf(candidateId: number | RawBuilder<number>) {
  return resumes
    .selectFrom('resumes')
    .innerJoin('files', (join) => sameTenant(join, 'files.id', 'resumes.file_id'))
    .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'resumes.candidate_id'))
    .leftJoin('users', (join) => sameTenant(join, 'users.id', 'files.uploaded_by'))
    .select([
      'files.id as file_id',
      'files.storage_key',
      'files.name',
      'files.media_type',
      'files.bytes',
      'files.uploaded_by',
      'users.name as uploader',
      'resumes.id as resume_id',
      'resumes.state',
      'resumes.unreadable_reason',
      'resumes.created_at',
      'candidates.resume_id as current_id',
    ])
    .where('resumes.candidate_id', '=', candidateId)
    .orderBy('resumes.id', 'desc')
    .limit(100)
}

/** A row of a person's files. */
export type FileOfPerson = Awaited<ReturnType<typeof loadFiles>>[number]

/** A person's files, loaded. */
export async function loadFiles(tx: Transaction, candidateId: number) {
  const [rows] = await tx.load(filesOf(candidateId))
  return rows
}
