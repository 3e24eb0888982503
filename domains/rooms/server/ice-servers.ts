import { createHmac } from 'node:crypto'
import { defineSlot, providedFor } from '@bole/platform/slots'
import type { Room } from '@bole/rooms/contract'

/** The servers that help windows in different networks find a way to each other, as the operator names them. */
export interface MediaRelays {
  /** `stun:`, `turn:` and `turns:` addresses. */
  readonly addresses: readonly string[]
  /** What the relays (`turn:`) share with this server; null where there are none. */
  readonly secret: string | null
}

export const mediaRelays = defineSlot<MediaRelays>('rooms.mediaRelays')

const hour = 3_600

/** How long the credentials of a relay are good for, at least, in hours: longer than an interview. */
const lasting = 12

/**
 * The servers as a browser takes them. Each member has credentials of their own for relays, which run out by themselves: the time they end
 * at and whose they are, signed with the secret (the REST API of TURN servers, as coturn's `use-auth-secret`).
 */
export function iceServersOf(
  { addresses, secret }: MediaRelays,
  key: string,
  now: Date,
): Room['ice_servers'] {
  // By the hour, so that a window reads the same each second.
  const ends = (Math.floor(now.getTime() / 1_000 / hour) + 1 + lasting) * hour
  const username = `${ends}:${key}`
  const credential = secret === null ? null : createHmac('sha1', secret).update(username).digest('base64')
  return addresses.map((urls) =>
    credential === null || urls.startsWith('stun:') ? { urls } : { urls, username, credential },
  )
}

/** The servers for somebody in a room. */
export function iceServersFor(key: string, now: Date): Room['ice_servers'] {
  return iceServersOf(providedFor(mediaRelays), key, now)
}
