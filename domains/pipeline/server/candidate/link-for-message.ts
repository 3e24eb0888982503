import { secrets, type Transaction } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { pipeline } from '../application-store.ts'
import { candidatePageAddress } from '../slots.ts'
import { holdForPage, keepPage } from './give-page.ts'

/** A link to a candidate's page, for one message; it opens nothing until `save`. */
export interface MessageLink {
  /** The address on this server: it is kept nowhere. */
  readonly path: string
  /** Opens the page by it; `sentTo`: where alone it goes, so that whoever acts by it has that address. */
  readonly save: (sentTo?: SentTo) => void
}

interface SentTo {
  readonly by: 'mail' | 'sms'
  readonly contact: string
}

/**
 * Makes a link to the page of an application for a message: each message has its own, and what was given before stays good until staff make
 * the page anew. Locks the application.
 */
export async function linkForMessage(tx: Transaction, applicationId: number): Promise<MessageLink> {
  await holdForPage(tx, applicationId)
  const application = await tx.find(
    pipeline.selectFrom('applications').select('token_digest').where('id', '=', applicationId).forUpdate(),
  )
  const token = secrets.newSecret()
  const digest = secrets.digestOf(token)
  const save = (sentTo?: SentTo) => {
    const isFirst = application?.token_digest === null
    if (isFirst) keepPage(tx, applicationId, digest)
    const to = { sent_by: sentTo?.by ?? null, sent_to: sentTo?.contact ?? null }
    const row = { organisation_id: tx.organisationId, application_id: applicationId, token_digest: digest }
    if (!isFirst || sentTo) tx.save(pipeline.insertInto('application_links').values({ ...row, ...to }))
  }
  return { path: providedFor(candidatePageAddress)(token), save }
}
