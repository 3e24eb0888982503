import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { processesOfCluster, signal } from './processes.ts'

/** What `postmaster.pid` says, or undefined when there is none. */
export const readPostmaster = async (data: string) => {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const lines = text.split('\n').map((line) => line.trim())
  return { pid: Number(lines[0]), isReady: lines[7] === 'ready' }
}

/**
 * Makes a cluster free for a start: stops the PostgreSQL an earlier, killed supervisor left behind, waits for
 * backends whose postmaster was killed (they hold its shared memory), and removes a `postmaster.pid` that
 * belongs to none of them. `data` is a real path, without links.
 */
export const clearLeftovers = async (data: string, log: (line: string) => void) => {
  const postmaster = (await readPostmaster(data))?.pid
  const remaining = () => processesOfCluster(data, postmaster)
  const areGoneWithin = async (milliseconds: number) => {
    const until = Date.now() + milliseconds
    while (remaining().length > 0 && Date.now() < until) await pause(20)
    return remaining().length === 0
  }
  if (postmaster !== undefined && remaining().includes(postmaster)) {
    log(`PostgreSQL is still running from an earlier start (process ${postmaster}): stopping it first.`)
    signal(postmaster, 'SIGINT')
    await areGoneWithin(30_000)
  }
  if (await areGoneWithin(2_000)) return removeStalePid(data)
  for (const name of ['SIGQUIT', 'SIGKILL'] as const) {
    for (const pid of remaining()) signal(pid, name)
    if (await areGoneWithin(5_000)) return removeStalePid(data)
  }
  throw new Error(`PostgreSQL processes ${remaining().join(', ')} still use ${data} and do not stop.`)
}

// PostgreSQL itself takes over the file of a number nobody has, after looking for shared memory still in use. But any
// other process with that number looks alive to it, even a zombie postmaster (in a container whose first process reaps no children).
const removeStalePid = async (data: string) => {
  const written = (await readPostmaster(data))?.pid
  if (written === undefined || !signal(written, 0)) return
  await rm(join(data, 'postmaster.pid'), { force: true })
}
