import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/**
 * Waits until a database lets its owner in, a minute at most: machines that start together start in any order.
 *
 * @throws a sentence, at once when waiting would not help; or when `ending` says that nobody waits any more
 */
export async function waitForDatabase(
  ownerUrl: string,
  say: (line: string) => void,
  {
    milliseconds = 60_000,
    ending,
  }: { readonly milliseconds?: number; readonly ending?: AbortSignal | undefined } = {},
): Promise<void> {
  const until = performance.now() + milliseconds
  for (let hasSaid = false; ; hasSaid = true) {
    const error = await attempt(ownerUrl)
    if (!error) return
    const why = error.message || ('code' in error ? String(error.code) : error.name)
    if (!passes(error) || performance.now() > until)
      throw new Error(`The database lets nobody in (${why}). Is PostgreSQL running, and DATABASE_URL right?`)
    if (!hasSaid) say(`Waiting for the database (${why})…`)
    await pause(500, undefined, ending ? { signal: ending } : {})
  }
}

async function attempt(ownerUrl: string): Promise<Error | null> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.end()
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** What PostgreSQL itself says does not change by waiting, but for starting (57P03) and for too many connections (53300). */
function passes(error: Error): boolean {
  return !(error instanceof pg.DatabaseError) || /^(57|53)/.test(error.code ?? '')
}
