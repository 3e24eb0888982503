import type { importsApi } from '@bole/imports/contract'
import { type Handler, inserted } from '@bole/platform/server'
import { storeFiles } from '@bole/resumes/server'
import { imports, readImportJob } from './import-store.ts'

/** The file is kept and read in the background; nothing comes of it before somebody says so. */
export const uploadImport: Handler<typeof importsApi.uploadImport> = async (context) => {
  const { files, caller, tx, now, refuse } = context
  const [file] = files
  if (!file) throw refuse('no_file')
  const typed = { ...file, mediaType: 'application/octet-stream' }
  const [file_id] = await storeFiles(tx, [typed], { uploadedBy: caller.userId, at: now })
  const { id } = inserted(
    await tx.find(
      imports
        .insertInto('imports')
        .values({
          organisation_id: tx.organisationId,
          user_id: caller.userId,
          file_id: file_id ?? null,
          name: file.name,
          created_at: now,
        })
        .returning('id'),
    ),
  )
  tx.enqueue(readImportJob, { import_id: id }, { attempts: 3 })
  tx.announce('import', id)
  return { id }
}
