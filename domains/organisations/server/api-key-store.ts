import { prepared } from '@bole/platform/server'
import { organisations } from './profile-store.ts'

/** Where the secret of a key is sealed for. */
export const placeOfSecret = (organisationId: number) => `api_keys ${organisationId}`

/** The keys of an organisation that have not ended, the newest first. */
export function keysInUse(now: Date) {
  return organisations
    .selectFrom('api_keys')
    .selectAll()
    .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('id', 'desc')
}

// Text: a function of the database, which alone looks across organisations before it is known whose a request is.

/** The key a request names; $1 its name, $2 now. */
export const keyNamed = prepared<{ organisation_id: number; id: number; sealed_secret: Uint8Array }>(
  'select * from api_key_of($1, $2)',
)
