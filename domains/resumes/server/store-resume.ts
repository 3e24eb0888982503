import { inserted, type StoredFile, type Transaction } from '@bole/platform/server'
import type { Corrections } from '@bole/resumes/model'
import { sql } from 'kysely'
import { resumes } from './resume-store.ts'
import { storableJson } from './storable.ts'

/** A file in the store, with its kind by content. */
export interface TypedFile extends StoredFile {
  readonly mediaType: string
}

/** A résumé on its way in: a new file, or one whose row exists already. */
export interface NewResume {
  readonly candidateId: number
  readonly file: TypedFile | { readonly fileId: number } | null
  readonly uploadedBy: number | null
  readonly at: Date
  /** What a person wrote down themselves, by field path. */
  readonly corrections?: Corrections
  /** The person stays known by the résumé they have. */
  readonly isBeside?: boolean
}

/** Records files that lie in the store; answers their numbers in the same order. */
export async function storeFiles(
  tx: Transaction,
  files: readonly TypedFile[],
  given: { readonly uploadedBy: number | null; readonly at: Date },
): Promise<readonly number[]> {
  const column = <Value>(of: (file: TypedFile) => Value) => files.map(of)
  const rows = await tx.load(
    resumes
      .insertInto('files')
      .columns([
        'organisation_id',
        'storage_key',
        'name',
        'media_type',
        'bytes',
        'sha256',
        'uploaded_by',
        'created_at',
      ])
      .expression(
        sql`select ${tx.organisationId}::bigint, f.*, ${given.uploadedBy}::bigint, ${given.at}::timestamptz
          from unnest(${column((file) => file.key)}::text[], ${column((file) => file.name)}::text[],
            ${column((file) => file.mediaType)}::text[], ${column((file) => file.bytes)}::bigint[],
            ${column((file) => file.sha256)}::text[]) f`,
      )
      .returning(['id', 'storage_key']),
  )
  const ids = new Map(rows[0].map(({ id, storage_key }) => [storage_key, id]))
  return files.map(({ key }) => {
    const id = ids.get(key)
    if (id === undefined) throw new Error('an insert answered too few rows')
    return id
  })
}

/** Adds a résumé to a person and, unless it stays beside, makes it the one they are known by; it is `reading` until a reading is saved. */
export async function storeResume(
  tx: Transaction,
  { candidateId, file, uploadedBy, at, corrections = {}, isBeside = false }: NewResume,
): Promise<{ fileId: number | null; resumeId: number }> {
  const given = file === null || 'fileId' in file ? [] : [file]
  const [stored] = given.length > 0 ? await storeFiles(tx, given, { uploadedBy, at }) : []
  const fileId = stored ?? (file !== null && 'fileId' in file ? file.fileId : null)
  const row = inserted(
    await tx.find(
      resumes
        .insertInto('resumes')
        .values({
          organisation_id: tx.organisationId,
          candidate_id: candidateId,
          file_id: fileId,
          corrections: storableJson(corrections),
          created_at: at,
        })
        .returning('id'),
    ),
  )
  if (!isBeside)
    tx.save(resumes.updateTable('candidates').set({ resume_id: row.id }).where('id', '=', candidateId))
  tx.announce('candidate', candidateId)
  return { fileId, resumeId: row.id }
}

/** A résumé without a file, for what people write of somebody of whom none was ever handed in; answers its number. */
export async function storeResumeByHand(
  tx: Transaction,
  given: Pick<NewResume, 'candidateId' | 'uploadedBy' | 'at'>,
): Promise<number> {
  const { resumeId } = await storeResume(tx, { ...given, file: null })
  tx.save(resumes.updateTable('resumes').set({ state: 'read' }).where('id', '=', resumeId))
  return resumeId
}

/** What a file is, told by its content once it was read. */
export function setMediaType(tx: Transaction, fileId: number, mediaType: string): void {
  tx.save(resumes.updateTable('files').set({ media_type: mediaType }).where('id', '=', fileId))
}
