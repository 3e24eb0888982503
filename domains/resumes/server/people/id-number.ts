import { type Handler, secrets, type Transaction } from '@bole/platform/server'
import type { resumesApi } from '@bole/resumes/contract'
import { idNumberOf } from '../../model/people/id-number.ts'
import { requireCandidate, resumes } from '../resume-store.ts'
import { lookLater } from './look-later.ts'

/** A number sealed here is read here alone: not from another organisation's row. */
const placeOf = ({ organisationId }: Transaction) => `identity_papers ${organisationId}`

export const getIdNumber: Handler<typeof resumesApi.getIdNumber> = async ({ query, caller, tx }) => {
  const candidateId = await requireCandidate(tx, caller, query.post_id)
  const row = await tx.find(
    resumes.selectFrom('identity_papers').select('sealed').where('candidate_id', '=', candidateId),
  )
  return { number: row ? (secrets.unseal(row.sealed, placeOf(tx)) ?? '') : '' }
}

/** A number whose check digit is wrong is refused; other records with it are looked for after. */
export const updateIdNumber: Handler<typeof resumesApi.updateIdNumber> = async (context) => {
  const { body, caller, tx, now, refuse } = context
  const candidateId = await requireCandidate(tx, caller, body.post_id)
  const number = body.number === '' ? null : idNumberOf(body.number)
  if (body.number !== '' && number === null) throw refuse('id_number_wrong')
  if (number === null) tx.save(resumes.deleteFrom('identity_papers').where('candidate_id', '=', candidateId))
  else {
    const place = placeOf(tx)
    const held = {
      sealed: secrets.seal(number, place),
      digest: secrets.keyedDigestOf(number, place),
      user_id: caller.userId,
      updated_at: now,
    }
    tx.save(
      resumes
        .insertInto('identity_papers')
        .values({ organisation_id: tx.organisationId, candidate_id: candidateId, ...held })
        .onConflict((same) => same.columns(['organisation_id', 'candidate_id']).doUpdateSet(held)),
    )
  }
  lookLater(tx, candidateId)
  tx.announce('candidate', candidateId)
  return {}
}
