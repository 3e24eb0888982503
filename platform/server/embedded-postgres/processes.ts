import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'

const hasProc = existsSync('/proc/self/stat')

const attempt = (read: () => string) => {
  try {
    return read()
  } catch {
    return undefined
  }
}

const ps = (field: string, pid: number) =>
  spawnSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || undefined

/**
 * What tells a process from a later one with the same number: the moment it started. Undefined when it is gone
 * or only a zombie.
 */
export const startOfProcess = (pid: number): string | undefined => {
  if (!hasProc) return ps('lstart', pid)
  const fields = attempt(() => readFileSync(`/proc/${pid}/stat`, 'latin1'))
    ?.split(') ')
    .at(-1)
    ?.split(' ')
  return fields === undefined || fields[0] === 'Z' ? undefined : fields[19]
}

const isPostgresIn = (pid: number, directory: string) =>
  attempt(() => readlinkSync(`/proc/${pid}/cwd`)) === directory &&
  attempt(() => readFileSync(`/proc/${pid}/comm`, 'utf8'))?.trim() === 'postgres' &&
  startOfProcess(pid) !== undefined

/**
 * The PostgreSQL processes of a cluster: all of them on Linux, where each stands in its data directory;
 * elsewhere the postmaster alone, if `postmaster` is still its number (we start it with the directory as argument).
 */
export const processesOfCluster = (data: string, postmaster: number | undefined): number[] => {
  if (hasProc) {
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0 && isPostgresIn(pid, data))
  }
  if (postmaster === undefined) return []
  return ps('command', postmaster)?.includes(data) ? [postmaster] : []
}

/** Sends a signal (0 only asks) to a process that may be gone already; answers whether it was there. */
export const signal = (pid: number, name: NodeJS.Signals | 0) => {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}
