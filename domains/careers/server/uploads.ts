import { allowance } from '@bole/careers/model'
import { declareJob, prepared, type StoredFile, secrets, type Transaction } from '@bole/platform/server'
import type { ReadOutcome } from '@bole/resumes/server'
import * as z from 'zod'
import { careers } from './careers-store.ts'

/** Days an uploaded résumé waits to be sent with an application. */
const daysKept = 2
const day = 86_400_000

// Text: functions of the database that count across organisations.
const waitingUploads = prepared<{ own_bytes: number; organisation_bytes: number; all_bytes: number }>(
  'select * from waiting_uploads($1, $2, $3)',
)
const sentUploads = prepared<{ own_bytes: number; organisation_bytes: number }>(
  'select * from sent_uploads($1, $2, $3)',
)
const uploadsInTheWay = prepared<{ organisation_id: number; id: number }>(
  'select * from uploads_in_the_way($1, $2, $3)',
)
/** The least a file is counted as, in bytes; the column `kept_bytes` computes the same. */
const leastBytes = 100_000

/** Runs when an upload that was not sent expires, and a day after one was sent, which counts until then. */
export const clearUploadJob = declareJob('careers.clear_upload', z.object({ upload_id: z.number() }))

interface Upload {
  readonly file: StoredFile & { readonly mediaType: string }
  /** The network it was sent from (`networkOf`). */
  readonly sender: string
  readonly outcome: ReadOutcome
}

/**
 * Keeps what was uploaded and read under a new secret, until it is sent or its time is up; or says why not: too much of this sender's
 * waits already, or too much came within a day, of them or to this organisation. Where too much waits altogether, others make room.
 */
export async function keepUpload(
  tx: Transaction,
  { file, sender, outcome }: Upload,
  now: Date,
): Promise<{ readonly token: string } | { readonly refused: 'uploads_waiting' | 'uploads_of_day' }> {
  const reading = 'result' in outcome ? JSON.stringify(outcome.result) : null
  const [, [waiting], [sent]] = await tx.load(
    tx.holdForAll('careers_uploads'),
    waitingUploads(sender, tx.organisationId, now),
    sentUploads(sender, tx.organisationId, new Date(now.getTime() - day)),
  )
  const bytes = Math.max(leastBytes, file.bytes + Buffer.byteLength(reading ?? ''))
  const before = {
    ownBytes: waiting?.own_bytes ?? 0,
    organisationBytes: waiting?.organisation_bytes ?? 0,
    allBytes: waiting?.all_bytes ?? 0,
  }
  if (!allowance.mayWait(before, bytes)) return { refused: 'uploads_waiting' }
  const today = { ownBytes: sent?.own_bytes ?? 0, organisationBytes: sent?.organisation_bytes ?? 0 }
  if (!allowance.mayBeSentToday(today, before, bytes)) return { refused: 'uploads_of_day' }
  await makeRoom(tx, allowance.excessOf(before, bytes), now)
  const token = secrets.newSecret()
  const expires = new Date(now.getTime() + daysKept * day)
  const row = await tx.find(
    careers
      .insertInto('careers_uploads')
      .values({
        organisation_id: tx.organisationId,
        token_digest: secrets.digestOf(token),
        storage_key: file.key,
        name: file.name,
        media_type: file.mediaType,
        bytes: file.bytes,
        sha256: file.sha256,
        reading,
        sender,
        unreadable_reason: 'reason' in outcome ? outcome.reason : null,
        expires_at: expires,
      })
      .returning('id'),
  )
  if (row) tx.enqueue(clearUploadJob, { upload_id: row.id }, { runAt: expires, attempts: 25 })
  return { token }
}

/** Lets other uploads expire now, first of this organisation, then of any; a job deletes their files soon after. */
async function makeRoom(
  tx: Transaction,
  excess: ReturnType<typeof allowance.excessOf>,
  now: Date,
): Promise<void> {
  const here = tx.organisationId
  for (const [within, bytes] of [
    [here, excess.organisation],
    [null, excess.all],
  ] as const) {
    if (bytes === 0) continue
    const [inTheWay] = await tx.load(uploadsInTheWay(within, bytes, now))
    for (const { organisation_id, id } of inTheWay) {
      tx.enter(organisation_id)
      tx.save(careers.updateTable('careers_uploads').set({ expires_at: now }).where('id', '=', id))
      tx.enqueue(clearUploadJob, { upload_id: id }, { runAt: now, attempts: 25 })
    }
    tx.enter(here)
  }
}

/** Takes an upload for an application, so that no second one has it, and counts it for a day; null when it is unknown or its time is up. */
export async function claimUpload(tx: Transaction, token: string, now: Date) {
  const upload = await tx.find(
    careers
      .selectFrom('careers_uploads')
      .selectAll()
      .where('token_digest', '=', secrets.digestOf(token))
      .where('expires_at', '>', now)
      .forUpdate(),
  )
  if (!upload) return null
  const { organisation_id, id, sender, kept_bytes } = upload
  tx.save(
    careers.deleteFrom('careers_uploads').where('id', '=', id),
    careers
      .insertInto('careers_sent_uploads')
      .values({ organisation_id, upload_id: id, sender, kept_bytes, sent_at: now }),
  )
  tx.enqueue(clearUploadJob, { upload_id: id }, { runAt: new Date(now.getTime() + day), attempts: 25 })
  return upload
}
