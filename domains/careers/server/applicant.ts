import { isSurelySame } from '@bole/careers/model'
import type { Transaction } from '@bole/platform/server'
import { phoneNumberOf } from '@bole/resumes/model'
import {
  addCandidate,
  type CandidateFacts,
  findSamePerson,
  type ReadOutcome,
  saveReading,
  storeResume,
  updateCandidate,
} from '@bole/resumes/server'
import { careers } from './careers-store.ts'

import type { Sent } from './tables.ts'
import type { claimUpload } from './uploads.ts'

/** What the form says of the person, with the phone as it is compared. */
export function sentIn(form: Sent): Sent {
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
  }
}

/** Everything the form says, as it is kept of a person. */
function factsOf(sent: Sent): CandidateFacts {
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
  }
}

/** The person we surely know this applicant to be; until the transaction ends nobody else looks for the same contacts. */
export async function findApplicant(tx: Transaction, sent: Sent) {
  const id = await findSamePerson(tx, sent)
  if (id === null) return null
  const known = await tx.find(
    careers
      .selectFrom('candidates')
      .select(['id', 'name', 'phone', 'email', 'gender', 'birth_date', 'city', 'expected_places'])
      .select(['expected_position', 'degree', 'school', 'major', 'graduated_at', 'employer', 'job_title'])
      .where('id', '=', id)
      .forUpdate(),
  )
  return known && isSurelySame(known, sent) ? known : null
}

type Known = NonNullable<Awaited<ReturnType<typeof findApplicant>>>

/** Adds the applicant, or brings up to date what we know of them: what they say now wins, what they leave out stays. */
export async function saveApplicant(tx: Transaction, known: Known | null, sent: Sent): Promise<number> {
  const facts = factsOf(sent)
  if (!known) return addCandidate(tx, facts)
  const { id, ...before } = known
  const said = Object.entries(facts).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  )
  updateCandidate(tx, id, { ...before, ...Object.fromEntries(said) })
  return id
}

type Upload = NonNullable<Awaited<ReturnType<typeof claimUpload>>>

/** Gives the uploaded résumé to the applicant with what was read of it; what they typed themselves stands. */
export async function saveResume(
  tx: Transaction,
  candidateId: number,
  upload: Upload,
  at: Date,
): Promise<void> {
  const { storage_key, name, bytes, sha256, media_type } = upload
  const file = { key: storage_key, name, bytes, sha256, mediaType: media_type }
  const { resumeId } = await storeResume(tx, { candidateId, file, uploadedBy: null, at })
  await saveReading(tx, { resumeId, candidateId, at, replaces: 'nothing', ...outcomeOf(upload) })
}

/** What was read when the file was uploaded; our own writing, so its shape is known. */
function outcomeOf({ reading }: Upload): ReadOutcome {
  return reading === null ? { reason: 'no_text' } : { result: JSON.parse(reading) }
}
