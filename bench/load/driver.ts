import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Job, Measured } from './job.ts'

/** The process that makes the load. */
export interface Driver {
  readonly run: (job: Job) => Promise<Measured>
  readonly stop: () => void
}

/** Starts the driver; it ends with its parent. */
export function startDriver(): Driver {
  const child = fork(join(import.meta.dirname, 'drive.ts'), { stdio: 'inherit' })
  return {
    run: async (job) => {
      const answered = new Promise<{ measured?: Measured; error?: string }>((resolve) =>
        child.once('message', resolve),
      )
      child.send(job)
      const { measured, error } = await answered
      if (!measured) throw new Error(`the driver failed: ${error}`)
      return measured
    },
    stop: () => child.kill(),
  }
}
