import { existsSync } from 'node:fs'
import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { limits } from '@bole/coding/model'

/** The control groups of one job; none where the server may not make any, and each process is limited by itself. */
export interface ControlGroups {
  /** Files into which a process writes its number to be in them. */
  readonly procs: readonly string[]
  readonly isOutOfMemory: () => Promise<boolean>
  readonly remove: () => Promise<void>
}

const root = '/sys/fs/cgroup'

/** The folders of the older kind, one for each thing that is bounded, and what is written in them. */
const older = [
  { folder: `${root}/memory`, bounds: { 'memory.limit_in_bytes': limits.memory } },
  { folder: `${root}/pids`, bounds: { 'pids.max': limits.processes } },
] as const

/** The one folder of the newer kind. */
const newer = [
  {
    folder: root,
    bounds: { 'memory.max': limits.memory, 'memory.swap.max': 0, 'pids.max': limits.processes },
  },
] as const

/** Makes the control groups of a job where this process may; what could be made in part is taken away again. */
export async function makeControlGroups(name: string): Promise<ControlGroups | null> {
  if (process.getuid?.() !== 0) return null
  const kinds = existsSync(`${root}/cgroup.controllers`) ? newer : older
  const made: string[] = []
  const remove = async () => {
    for (const folder of made.splice(0)) await removeGroup(folder)
  }
  try {
    for (const { folder, bounds } of kinds) {
      const own = `${folder}/${name}`
      await mkdir(own)
      made.push(own)
      for (const [file, value] of Object.entries(bounds)) await writeFile(`${own}/${file}`, String(value))
    }
  } catch {
    await remove()
    return null
  }
  const [first = ''] = made
  const events = existsSync(`${first}/memory.events`) ? 'memory.events' : 'memory.oom_control'
  const isOutOfMemory = async () =>
    /^oom_kill [1-9]/m.test(await readFile(`${first}/${events}`, 'utf8').catch(() => ''))
  return { procs: made.map((folder) => `${folder}/cgroup.procs`), isOutOfMemory, remove }
}

/** A group can be removed once its last process is gone, which may take a moment after it was ended. */
async function removeGroup(folder: string): Promise<void> {
  for (let tries = 0; tries < 50; tries++)
    try {
      return await rmdir(folder)
    } catch {
      await pause(20)
    }
}
