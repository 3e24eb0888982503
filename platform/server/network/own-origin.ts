import type { IncomingHttpHeaders } from 'node:http'

/** Whether no page of another origin sent a request: browsers name the origin and let no page hide it. */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders): boolean {
  return origin === undefined || URL.parse(origin)?.host === host
}
