import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PressedResume } from './resume-thread.ts'

/** Makes résumé files in a thread of its own: cutting fonts and setting pages would hold every page of the server up. */
export interface ResumePress {
  /** The file a candidate of the story sent; null where the story knows no such key. One at a time. */
  make(key: string): Promise<PressedResume['file']>
  close(): Promise<void>
}

const entrance = new URL('./resume-thread.ts', import.meta.url)

/** A press whose thread starts with the first file and ends when none was asked for in `idleMs`. */
export function createResumePress(idleMs: number): ResumePress {
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | null = null

  async function close(): Promise<void> {
    const closing = worker
    worker = null
    if (idle) clearTimeout(idle)
    await closing?.terminate()
  }

  async function make(key: string): Promise<PressedResume['file']> {
    if (idle) clearTimeout(idle)
    worker ??= new Worker(entrance, { stdout: true, stderr: true })
    const pressing = worker
    pressing.ref()
    try {
      pressing.postMessage(key)
      // An error of the thread rejects this, and the thread is gone.
      const [answer]: PressedResume[] = await once(pressing, 'message')
      return answer?.file ?? null
    } catch (error) {
      if (worker === pressing) worker = null
      await pressing.terminate()
      throw error
    } finally {
      pressing.unref()
      idle = setTimeout(() => void close(), idleMs).unref()
    }
  }

  return { make, close }
}
