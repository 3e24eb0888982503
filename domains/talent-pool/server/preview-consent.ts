import { hasMailServer } from '@bole/mail/server'
import type { Handler } from '@bole/platform/server'
import type { talentPoolApi } from '@bole/talent-pool/contract'
import { lettersTo } from './send-consent-links.ts'
import { whoIsAsked } from './who-is-asked.ts'

/** Stands for the link, which is made when the letter is. */
const linkToCome = '…'

/** What `askConsent` would do: nothing is written. */
export const previewConsent: Handler<typeof talentPoolApi.previewConsent> = async (context) => {
  const { tx, now, language } = context
  const { reached, refused } = await whoIsAsked(context)
  const [first] = reached
  const letter = first && (await lettersTo(tx, [first], { now, language }))(first, linkToCome)
  return {
    goes: reached.length,
    refused,
    first: first && letter ? { name: first.name, recipient: first.email, ...letter.words } : null,
    has_mail_server: await hasMailServer(tx),
  }
}
