import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { organisationsApi } from '@bole/organisations/contract'
import { isTimely, pageTextToSign, signingSeconds, textToSign } from '@bole/organisations/model'
import { type Context, secrets } from '@bole/platform/server'
import { keyNamed, placeOfSecret } from './api-key-store.ts'
import { organisations } from './profile-store.ts'

/** The sign of a text, in hexadecimal. */
export function signOf(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

/** Whether two signs are the same, in the same time whatever they are. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}

interface SignatureHeaders {
  readonly timestamp: number
  readonly appKey: string
  readonly nonce: string
  readonly sign: string
  /** Signed for a page, for all it asks until that expires; else for one request alone. */
  readonly isOfPage: boolean
}

function headersOf(headers: Readonly<Record<string, unknown>>): SignatureHeaders | null {
  const text = (name: string) => {
    const value = headers[name]
    return typeof value === 'string' && value.length > 0 && value.length <= 200 ? value : null
  }
  const [timestamp, appKey] = [text('x-timestamp'), text('x-app-key')]
  const isOfPage = text('x-sign-origin') === 'huisheng'
  const [nonce, sign] = [isOfPage ? '' : text('x-nonce'), text('x-sign')]
  if (timestamp === null || appKey === null || nonce === null || sign === null) return null
  const seconds = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN
  return { timestamp: seconds, appKey, nonce, sign, isOfPage }
}

/** The text that has to be signed. */
function textOf(
  given: SignatureHeaders,
  { method, url }: { readonly method: string; readonly url: string },
): string {
  if (given.isOfPage) return pageTextToSign(given.appKey, given.timestamp)
  return textToSign({ ...given, method, path: url, bodyDigest: createHash('sha256').digest('hex') })
}

/** Compared with where a key does not exist, so that asking for one takes as long as guessing a sign. */
const nobodys = secrets.newSecret()

/** Goes on in the organisation a signed request is from. Refuses what is not signed, late, wrong, or sent before. */
export async function enterSigned(context: Context<typeof organisationsApi.identify>): Promise<void> {
  const { request, tx, now, refuse } = context
  const given = headersOf(request.headers)
  if (!given) throw refuse('signature_missing')
  if (!isTimely(given.timestamp, now)) throw refuse('signature_late')
  const key = await tx.find(keyNamed(given.appKey, now))
  const secret = (key && secrets.unseal(key.sealed_secret, placeOfSecret(key.organisation_id))) ?? nobodys
  const isRight = isSame(given.sign, signOf(secret, textOf(given, request)))
  if (!key || !isRight) throw refuse('signature_wrong')
  tx.enter(key.organisation_id)
  const used = organisations.updateTable('api_keys').set({ used_at: now }).where('id', '=', key.id)
  if (given.isOfPage) {
    await tx.load(used)
    return
  }
  const row = { organisation_id: key.organisation_id, key_id: key.id, nonce: given.nonce, taken_at: now }
  // Whoever sends the same at the same moment waits here, and finds the first one's row.
  const [, taken] = await tx.load(
    organisations
      .deleteFrom('api_nonces')
      .where('key_id', '=', key.id)
      .where('taken_at', '<', new Date(now.getTime() - 2 * signingSeconds * 1000)),
    organisations
      .insertInto('api_nonces')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('key_id'),
    used,
  )
  if (taken.length === 0) throw refuse('signature_replayed')
}
