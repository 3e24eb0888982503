import type { Transaction } from '@bole/platform/server'
import { type Corrections, factsOf, type Readings } from '@bole/resumes/model'
import { factNames, type PersonFacts } from '../model/facts-of.ts'
import { singleFields } from '../model/field-paths.ts'
import { mergeFacts, takeFacts } from '../model/merge-facts.ts'
import { acceptedAs, profileOf } from '../model/profile.ts'
import { resumes } from './resume-store.ts'
import { updateCandidate } from './save-candidate.ts'
import { saveWords } from './save-reading.ts'
import { storableJson } from './storable.ts'

interface Accepted {
  readonly candidateId: number
  readonly known: PersonFacts & { readonly name: string; readonly skills: string[] }
  /** The facts that become what the candidate said. */
  readonly said: Partial<PersonFacts>
  /** The résumé the person is known by. */
  readonly resume: KnownResume | null
  /** The résumé they are known by from now on, where a newer one is accepted. */
  readonly newResumeId: number | null
  readonly by: number
  readonly at: Date
}

interface KnownResume {
  readonly id: number
  readonly parsed: Readings
  readonly corrections: Corrections
}

/**
 * Gives a person what was accepted. It is a decision of ours like any correction, so it is written as one, where the profile shows
 * what was held. A newer résumé fills gaps; what was corrected of the person goes with them, what was corrected in the lists of the older
 * file stays with that file.
 */
export async function saveAccepted(tx: Transaction, accepted: Accepted): Promise<void> {
  const { candidateId, known, said, newResumeId } = accepted
  const [all] = await tx.load(
    resumes
      .selectFrom('resumes')
      .select(['id', 'parsed', 'corrections', 'content', 'state'])
      .where('candidate_id', '=', candidateId),
  )
  const newer = all.find(({ id }) => id === newResumeId)
  const current = newer ?? accepted.resume
  const carried = newer ? { ...ofThePerson(accepted.resume?.corrections ?? {}), ...newer.corrections } : null
  const corrections = correctedBy(accepted, current?.parsed ?? {}, carried ?? current?.corrections ?? {})
  const facts = takeFacts(known, { ...known, ...said }, new Set(factNames.filter((fact) => fact in said)))
  const { person: read, career } = factsOf(newer?.parsed ?? {}, corrections)
  const filled = newer
    ? mergeFacts(facts, read, { replaces: 'nothing', corrections: all.map((one) => one.corrections) })
    : facts
  updateCandidate(tx, candidateId, newer ? { ...filled, skills: [...career.skills] } : filled)
  if (!current) return
  tx.save(
    resumes
      .updateTable('resumes')
      .set({ corrections: storableJson(corrections) })
      .where('id', '=', current.id),
  )
  if (!newer) return
  tx.save(resumes.updateTable('candidates').set({ resume_id: newer.id }).where('id', '=', candidateId))
  if (newer.state === 'read') saveWords(tx, candidateId, newer.content)
}

const singles: readonly string[] = singleFields

/** What was corrected of the person rather than in a list of one file. */
function ofThePerson(corrections: Corrections): Corrections {
  return Object.fromEntries(Object.entries(corrections).filter(([path]) => singles.includes(path)))
}

function correctedBy(accepted: Accepted, parsed: Readings, before: Corrections): Corrections {
  const { said, by, at } = accepted
  // The entries of a newer résumé are found by what is held from now on, those of the one we have by what was held.
  const known = accepted.newResumeId === null ? accepted.known : { ...accepted.known, ...said }
  const shown = profileOf(parsed, before, accepted.known)
  const changes = Object.entries(acceptedAs(said, { parsed, corrections: before, known })).map(
    ([path, value]) => {
      const was = shown.find((one) => one.path === path)?.value ?? null
      return [path, [...(before[path] ?? []), { value, was, by, at: at.toISOString() }]] as const
    },
  )
  return { ...before, ...Object.fromEntries(changes) }
}
