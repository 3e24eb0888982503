import { isSurelySame } from '@bole/careers/model'
import type { Transaction } from '@bole/platform/server'
import { phoneNumberOf } from '@bole/resumes/model'
import {
  addCandidate,
  findSamePerson,
  type ReadOutcome,
  saveReading,
  storeResume,
} from '@bole/resumes/server'
import { sql } from 'kysely'
import { careers } from './careers-store.ts'

import type { Sent } from './tables.ts'
import type { claimUpload } from './uploads.ts'

/** What the form says of the person, with the phone as it is compared. */
export function sentIn(form: Omit<Sent, 'answers'>): Sent {
  return {
    name: form.name,
    phone: phoneNumberOf(form.phone) ?? form.phone,
    email: form.email,
    gender: form.gender,
    city: form.city,
    expected_places: form.expected_places,
    degree: form.degree,
    school: form.school,
    major: form.major,
    graduated_at: form.graduated_at,
    employer: form.employer,
    job_title: form.job_title,
    birth_date: form.birth_date,
    self_description: form.self_description,
  }
}

/** Everything the form says, as it is kept of a person. */
export function factsOf(sent: Sent) {
  return {
    name: sent.name,
    phone: sent.phone,
    email: sent.email,
    gender: sent.gender ?? null,
    city: sent.city || null,
    expected_places: sent.expected_places,
    degree: sent.degree ?? null,
    school: sent.school || null,
    major: sent.major || null,
    graduated_at: sent.graduated_at ?? null,
    employer: sent.employer || null,
    job_title: sent.job_title || null,
    birth_date: sent.birth_date ?? null,
  }
}

/** The person already stored who is surely this applicant. Locks their contacts until the transaction ends, so that the same person is not added twice. */
export async function findApplicant(tx: Transaction, sent: Sent) {
  const id = await findSamePerson(tx, sent)
  if (id === null) return null
  // Of a record that others were merged into, what those said counts as well.
  const [records] = await tx.load(
    careers
      .selectFrom('candidates')
      .select(['id', 'name', 'phone', 'email'])
      .where('id', 'in', sql<number>`(select records_behind(${id}))`)
      .orderBy('id')
      .forUpdate(),
  )
  const known = records.find((record) => record.id === id)
  return known && records.some((record) => isSurelySame(record, sent)) ? known : null
}

type Upload = NonNullable<Awaited<ReturnType<typeof claimUpload>>>

/** Adds a new person with the résumé they sent; what they typed into the form wins over what was read. */
export async function addApplicant(
  tx: Transaction,
  sent: Sent,
  upload: Upload | null,
  at: Date,
): Promise<number> {
  const candidateId = await addCandidate(tx, factsOf(sent))
  if (!upload) return candidateId
  const { file, outcome } = resumeOf(upload)
  const { resumeId } = await storeResume(tx, { candidateId, file, uploadedBy: null, at })
  await saveReading(tx, { resumeId, candidateId, at, replaces: 'nothing', ...outcome })
  return candidateId
}

/** The uploaded file with what was read of it; the reading is our own writing, so its shape is known. */
export function resumeOf({ storage_key, name, bytes, sha256, media_type, reading, ...upload }: Upload) {
  const file = { key: storage_key, name, bytes, sha256, mediaType: media_type }
  const outcome: ReadOutcome =
    reading === null ? { reason: upload.unreadable_reason ?? 'no_text' } : { result: JSON.parse(reading) }
  return { file, outcome }
}
