import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

const period = 100_000

/** A folder of the kernel's that bounds the processor time of the processes written into it. */
interface Group {
  readonly parent: string
  readonly limit: (quota: number) => readonly [file: string, value: string]
}

const secondVersion: Group = {
  parent: '/sys/fs/cgroup',
  limit: (quota) => ['cpu.max', `${quota} ${period}`],
}
const firstVersion: Group = {
  parent: '/sys/fs/cgroup/cpu',
  limit: (quota) => ['cpu.cfs_quota_us', `${quota}`],
}

const hasProcessorControl = (): boolean => {
  const file = join(secondVersion.parent, 'cgroup.subtree_control')
  return existsSync(file) && readFileSync(file, 'utf8').split(/\s+/).includes('cpu')
}

/** Puts this process into a group of its own, and takes it out again, group and all, at its end. */
const enter = ({ parent, limit }: Group, quota: number): void => {
  const folder = join(parent, `bole-half-speed-${process.pid}`)
  mkdirSync(folder)
  process.once('exit', () => {
    writeFileSync(join(parent, 'cgroup.procs'), `${process.pid}`)
    rmdirSync(folder)
  })
  const [file, value] = limit(quota)
  writeFileSync(join(folder, file), value)
  writeFileSync(join(folder, 'cgroup.procs'), `${process.pid}`)
}

/**
 * Leaves this process, and what it starts from now on, half of the processors' time.
 *
 * @returns a sentence that says how it was done
 * @throws a sentence that says what is missing
 */
export const halveProcessors = (): string => {
  const processors = availableParallelism()
  const quota = (processors / 2) * period
  const group = hasProcessorControl() ? secondVersion : firstVersion
  if (process.getuid?.() === 0 && existsSync(group.parent)) {
    enter(group, quota)
    return `Half of the time of ${processors} processors, by ${group.parent}.`
  }
  const { status } = spawnSync('taskset', ['--pid', '--cpu-list', '0', `${process.pid}`], { stdio: 'ignore' })
  if (status !== 0) throw new Error('Half of the processors needs root on Linux, or the command taskset.')
  return `One of ${processors} processors, by taskset.`
}
