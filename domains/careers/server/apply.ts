import type { careersApi } from '@bole/careers/contract'
import { mayApply } from '@bole/careers/model'
import { applicationOfToken, applicationsOf, receiveApplication } from '@bole/pipeline/server'
import { type Handler, notFound, secrets } from '@bole/platform/server'
import { keepReferral } from '@bole/referral/server'
import { hearAgain, people } from '@bole/resumes/server'
import { addApplicant, factsOf, findApplicant, resumeOf, sentIn } from './applicant.ts'
import { cameBy } from './came-by.ts'
import { enterSite } from './enter.ts'
import { heldToForm } from './held-to-form.ts'
import { positionToApply } from './position-to-apply.ts'
import { wishesOf } from './ranked-choices.ts'
import { saveSubmission } from './save-submission.ts'
import { tokenOfKey } from './token-of-key.ts'
import { claimUpload } from './uploads.ts'

/** Takes in an application without an account; the same form sent twice is one application with one private link. */
export const apply: Handler<typeof careersApi.apply> = async (context) => {
  const { body, tx, now, language, refuse } = context
  await enterSite(context, body.slug)
  const { idempotency_key: key, position_id: positionId } = body
  const written = sentIn(body)
  const token = tokenOfKey({ key, positionId, sent: written, organisationId: tx.organisationId })
  const [, [sentBefore]] = await tx.load(
    tx.hold(`careers:${token}`),
    applicationOfToken(secrets.digestOf(token)),
  )
  if (sentBefore) return { token }
  const position = await positionToApply(context, tx)
  const sent = heldToForm(context, position, written)
  const wishes = await wishesOf(context, tx, position)
  const upload = body.upload_token ? await claimUpload(tx, body.upload_token, now) : null
  if (body.upload_token && !upload) throw refuse('upload_expired')
  const known = await findApplicant(tx, sent)
  if (known) {
    const earlier = await applicationsOf(tx, known.id)
    const { project_id: projectId, application_limit: limit } = position
    const { repeat: rule } = await people.peopleRules(tx)
    const refusal = mayApply(earlier, { positionId: position.id, projectId, limit, at: now, rule })
    if (refusal) throw refuse(refusal, { values: { count: limit ?? 0, months: rule.months } })
  }
  const candidateId = known?.id ?? (await addApplicant(tx, sent, upload, now))
  const { owner, ...came } = await cameBy(tx, body.source, now)
  const arrival = { candidateId, positionId: position.id, wishes, ...came, actor: 'candidate' } as const
  const applicationId = await receiveApplication(tx, { ...arrival, userId: null, at: now, token, language })
  if (applicationId === null) throw notFound()
  const brought = { applicationId, candidateId, positionId, isKnown: known !== null, at: now }
  if (owner) await keepReferral(tx, { owner, ...brought, phone: sent.phone, email: sent.email })
  if (known) {
    const resume = upload && resumeOf(upload)
    await hearAgain(tx, { candidateId, applicationId, facts: factsOf(sent), resume, at: now })
  }
  saveSubmission(context, tx, { applicationId, sent, resumeName: upload?.name ?? null })
  return { token }
}
