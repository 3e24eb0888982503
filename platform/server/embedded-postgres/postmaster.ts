import { type ChildProcess, spawn } from 'node:child_process'
import { open, readFile, rename, stat } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Account } from './account.ts'
import { readPostmaster } from './leftovers.ts'

const largestLog = 10_000_000

const openLog = async (file: string) => {
  const size = (await stat(file).catch(() => undefined))?.size ?? 0
  if (size > largestLog) await rename(file, `${file}.1`)
  return open(file, 'a', 0o600)
}

const endOf = async (file: string) =>
  (await readFile(file, 'utf8')).trimEnd().split('\n').slice(-6).join('\n')

/** A running postmaster: `exited` tells how it ended, in words. */
export type Postmaster = { pid: number; exited: Promise<string>; stop(): Promise<void> }

const stopping = async (child: ChildProcess, exited: Promise<string>) => {
  for (const [name, within] of [
    ['SIGINT', 60_000],
    ['SIGQUIT', 10_000],
    ['SIGKILL', 10_000],
  ] as const) {
    child.kill(name)
    const timer = new AbortController()
    const isGone = await Promise.race([
      exited.then(() => true),
      pause(within, false, { signal: timer.signal }).catch(() => false),
    ])
    timer.abort()
    if (isGone) return
  }
}

/** What makes our clock stand elsewhere (`npm run test:dates`), so that the database's agrees with it. */
const borrowedClock = () =>
  Object.fromEntries(
    ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC', 'NO_FAKE_STAT'].flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )

/**
 * Starts PostgreSQL and waits until it answers, recovery from a crash included. It is its own session, so that
 * Ctrl-C in a terminal reaches only us and we can let requests finish before it stops.
 *
 * @throws with the end of its log when it does not come up
 */
export const startPostmaster = async (
  program: string,
  data: string,
  logFile: string,
  account: Account,
): Promise<Postmaster> => {
  const output = await openLog(logFile)
  const child = spawn(program, ['-D', data], {
    ...account,
    cwd: '/',
    detached: true,
    stdio: ['ignore', output.fd, output.fd],
    env: { PATH: process.env.PATH, TZ: 'UTC', ...borrowedClock() },
  })
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`))
  })
  await output.close()
  let ending: string | undefined
  void exited.then((how) => {
    ending = how
  })
  for (;;) {
    const found = await readPostmaster(data)
    if (found?.pid === child.pid && found?.isReady) break
    if (ending !== undefined) {
      throw new Error(`PostgreSQL did not start (${ending}). Its last words:\n${await endOf(logFile)}`)
    }
    await pause(10)
  }
  return { pid: child.pid ?? 0, exited, stop: () => stopping(child, exited) }
}
