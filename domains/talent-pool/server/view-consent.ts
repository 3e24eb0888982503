import type { Handler } from '@bole/platform/server'
import type { talentPoolApi } from '@bole/talent-pool/contract'
import { enterConsent } from './consent-store.ts'
import { tellOwnPlace } from './own-place.ts'

/** The page of the link that a candidate was sent. */
export const viewConsent: Handler<typeof talentPoolApi.viewConsent> = async ({ query, tx, now }) =>
  tellOwnPlace(tx, await enterConsent(tx, query.token), now)
