import { defineJob } from '@bole/platform/server'
import { careers } from './careers-store.ts'
import { clearUploadJob } from './uploads.ts'

/**
 * Deletes what is known of who sent a file, a day later, and a résumé that was never sent: its file first, so that a run that breaks off
 * finds the row again and finishes.
 */
export const clearUpload = defineJob(
  clearUploadJob,
  async ({ payload, inTransaction, store, now }) => {
    await inTransaction(async (tx) => {
      tx.save(
        careers
          .deleteFrom('careers_sent_uploads')
          .where('upload_id', '=', payload.upload_id)
          .where('sent_at', '<=', new Date(now.getTime() - 86_400_000)),
      )
      const upload = await tx.find(
        careers
          .selectFrom('careers_uploads')
          .select('storage_key')
          .where('id', '=', payload.upload_id)
          .where('expires_at', '<=', now)
          .forUpdate(),
      )
      if (!upload) return
      await store.remove(upload.storage_key)
      tx.save(careers.deleteFrom('careers_uploads').where('id', '=', payload.upload_id))
    })
  },
  { nobodyWaits: 'an upload whose time is up is taken by nobody' },
)
