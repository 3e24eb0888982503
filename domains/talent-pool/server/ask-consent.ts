import { randomUUID } from 'node:crypto'
import type { Handler } from '@bole/platform/server'
import type { talentPoolApi } from '@bole/talent-pool/contract'
import { writeHistory } from './member-store.ts'
import { sendConsentLinks } from './send-consent-links.ts'
import { whoIsAsked } from './who-is-asked.ts'

/** Asks people by mail; a preview (`previewConsent`) says before who would get what. */
export const askConsent: Handler<typeof talentPoolApi.askConsent> = async (context) => {
  const { tx, caller, language, now } = context
  const { reached, refused } = await whoIsAsked(context)
  await sendConsentLinks(tx, reached, { now, language })
  const batchId = randomUUID()
  const happened = reached.map(({ id }) => ({ memberId: id }))
  writeHistory(tx, happened, { action: 'consent_asked', userId: caller.userId, now, batchId })
  return { batch_id: batchId, done: reached.length, refused }
}
