import { setTimeout as pause } from 'node:timers/promises'
import type { Postmaster } from '../../../platform/server/embedded-postgres/postmaster.ts'
import { signal } from '../../../platform/server/embedded-postgres/processes.ts'

/** What the supervisor tells: lines for the operator, and each time the database is back. */
export type Watchers = { log(line: string): void; onRestart?: (() => void) | undefined }

const longestWait = 10_000

/**
 * Starts PostgreSQL and keeps it running: whatever ends it except `stop` makes it start again, at once and
 * then ever more patiently (a full disk, say).
 *
 * @throws when the first start fails
 */
export const supervise = async (start: () => Promise<Postmaster>, { log, onRestart }: Watchers) => {
  let current = await start()
  const stopped = new AbortController()
  const isStopping = () => stopped.signal.aborted

  const startAgain = async () => {
    for (let wait = 250; !isStopping(); wait = Math.min(wait * 2, longestWait)) {
      const started = await start().catch((error: Error) => log(error.message))
      if (started) return started
      await pause(wait, undefined, { signal: stopped.signal }).catch(() => undefined)
    }
    return undefined
  }
  const watch = async () => {
    for (;;) {
      const how = await current.exited
      if (isStopping()) return
      log(`PostgreSQL ended unasked (${how}): starting it again.`)
      const next = await startAgain()
      if (next === undefined) return
      current = next
      if (isStopping()) return
      log('PostgreSQL is back.')
      onRestart?.()
    }
  }
  const watching = watch()
  // An exit that skips `stop` still shuts the database down cleanly.
  const atExit = () => signal(current.pid, 'SIGINT')
  process.once('exit', atExit)
  return {
    pid: () => current.pid,
    stop: async () => {
      stopped.abort()
      await current.stop()
      await watching
      // A restart may have been under way.
      await current.stop()
      process.off('exit', atExit)
    },
  }
}
