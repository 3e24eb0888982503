/** How far the timestamp of a signed request may be from the server's clock, in seconds. */
export const signingSeconds = 300

/** What of a request is signed. */
interface SignedRequest {
  readonly method: string
  /** From the slash, with its query. */
  readonly path: string
  /** Seconds since 1970. */
  readonly timestamp: number
  readonly nonce: string
  /** The SHA-256 of the body in hexadecimal; of nothing where there is none. */
  readonly bodyDigest: string
}

/** The text whose HMAC is a request's sign. */
export function textToSign({ method, path, timestamp, nonce, bodyDigest }: SignedRequest): string {
  return [method.toUpperCase(), path, timestamp, nonce, bodyDigest].join('\n')
}

/** The text that a page's sign is made of: it holds for whatever that page asks until it expires. */
export function pageTextToSign(appKey: string, timestamp: number): string {
  return ['huisheng', appKey, timestamp].join('\n')
}

/** Whether a timestamp is of now, as far as clocks agree. */
export function isTimely(timestamp: number, now: Date): boolean {
  return Math.abs(now.getTime() / 1000 - timestamp) <= signingSeconds
}

/** Whether signing data that was fetched at a moment is still good; `expire` is in seconds. */
export function isFresh(data: { readonly fetchedAt: number; readonly expire: number }, now: number): boolean {
  return now < data.fetchedAt + data.expire * 1000
}
