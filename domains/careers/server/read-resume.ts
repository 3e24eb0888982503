import type { careersApi } from '@bole/careers/contract'
import { prefillOf } from '@bole/careers/model'
import { type Handler, networkOf } from '@bole/platform/server'
import { bytesOf, mediaTypeOf, type ReadOutcome } from '@bole/resumes/server'
import { enterSite } from './enter.ts'
import { readNow } from './read-now.ts'
import { keepUpload } from './uploads.ts'

/** Files nobody here could open either; one without text (a photograph, a slow one) is taken and looked at by people. */
const refusedFor = {
  unsupported_type: 'file_unsupported',
  only_archive: 'file_unsupported',
  empty_file: 'file_damaged',
  damaged_file: 'file_damaged',
  too_large: 'file_too_large',
  password_protected: 'file_locked',
  no_text: null,
  timed_out: null,
} as const

/** Reads a résumé for the form and keeps it until it is sent. */
export const readResume: Handler<typeof careersApi.readResume> = async (context) => {
  const { body, files, store, tx, now, refuse, request } = context
  const [file] = files
  if (!file) throw refuse('file_missing')
  // Nobody's file is read for a site that is not there, and no connection is held while it is.
  await enterSite(context, body.slug)
  await tx.commit()
  const sender = networkOf(request.ip)
  const outcome = await readNow({
    name: file.name,
    bytes: () => bytesOf(store, file.key),
    sender,
  })
  const refusal = 'reason' in outcome ? refusedFor[outcome.reason] : null
  if (refusal) throw refuse(refusal)
  const mediaType = await mediaTypeOf(await bytesOf(store, file.key))
  const kept = await keepUpload(tx, { file: { ...file, mediaType }, sender, outcome }, now)
  if ('refused' in kept) throw refuse(kept.refused)
  return {
    upload_token: kept.token,
    name: file.name,
    is_read: 'result' in outcome,
    is_late: 'reason' in outcome && outcome.reason === 'timed_out',
    fields: fieldsOf(outcome),
  }
}

function fieldsOf(outcome: ReadOutcome) {
  if (!('result' in outcome)) return {}
  const { expected_places, ...fields } = prefillOf(outcome.result.parsed)
  if (!expected_places) return fields
  return { ...fields, expected_places: { ...expected_places, value: [...expected_places.value] } }
}
