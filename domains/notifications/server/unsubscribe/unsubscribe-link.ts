import { linkTo } from '@bole/platform/links'
import { secrets } from '@bole/platform/server'

const place = 'unsubscribe'

/** A message, by whose recipient it is. */
export interface Subscription {
  readonly organisationId: number
  readonly recordId: number
}

/** The address at which the recipient of a message says that they want no more of its kind; nobody else can make it. */
export function unsubscribeLink({ organisationId, recordId }: Subscription): string {
  return linkTo(`/unsubscribe/${secrets.seal(`${organisationId} ${recordId}`, place).toString('base64url')}`)
}

/** The message of such an address; null where nobody here made it. */
export function readUnsubscribe(token: string): Subscription | null {
  const sealed = Buffer.from(token, 'base64url')
  // Signs that say nothing are left out when it is read: an address is one address.
  const written = sealed.toString('base64url') === token ? secrets.unseal(sealed, place) : null
  const [, organisation, record] = /^(\d+) (\d+)$/.exec(written ?? '') ?? []
  return organisation && record ? { organisationId: Number(organisation), recordId: Number(record) } : null
}
