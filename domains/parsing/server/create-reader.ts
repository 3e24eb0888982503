import { Worker } from 'node:worker_threads'
import type { GivenFile, ReadResult } from './read-file.ts'
import type { ReadAnswer, ReadRequest } from './reader-messages.ts'
import { UnreadableDocument, type UnreadableReason } from './unreadable-document.ts'

/** Reads résumé files in threads of its own. */
export interface Reader {
  /** Rejects with {@link UnreadableDocument} and nothing else. */
  read(file: GivenFile): Promise<ReadResult>
  /** Ends the threads; what is still being read is refused as `timed_out`. */
  close(): Promise<void>
}

interface Job {
  request: ReadRequest
  resolve: (result: ReadResult) => void
  refuse: (reason: UnreadableReason) => void
}

interface Seat {
  worker: Worker | null
  job: Job | null
  timer: NodeJS.Timeout | null
}

const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 }
const ENTRANCE = new URL('./reader-worker.ts', import.meta.url)

/** How a pool of readers works. */
export interface ReaderOptions {
  readonly threads?: number
  readonly timeoutMs?: number
  /** Whether the threads stand back while the rest of the server has something to do; on Linux only. */
  readonly isBackground?: boolean
  /** Whether pictures are read by the reader that comes with us even where the system has tesseract. */
  readonly isBundledOnly?: boolean
}

/**
 * Starts a pool of readers. A file that takes longer than `timeoutMs` or more memory than a thread has ends its thread; the
 * next file gets a new one. Threads start with their first file.
 */
export function createReader(options: ReaderOptions = {}): Reader {
  const { threads = 2, timeoutMs = 30_000, isBackground = false, isBundledOnly = false } = options
  const seats: Seat[] = Array.from({ length: Math.max(1, threads) }, () => ({
    worker: null,
    job: null,
    timer: null,
  }))
  const waiting: Job[] = []
  let sequence = 0
  let isClosed = false

  function leave(seat: Seat): Job | null {
    const { job } = seat
    if (seat.timer) clearTimeout(seat.timer)
    seat.timer = null
    seat.job = null
    seat.worker?.unref()
    return job
  }

  function abandon(seat: Seat, reason: UnreadableReason): void {
    const { worker } = seat
    seat.worker = null
    leave(seat)?.refuse(reason)
    worker?.removeAllListeners()
    // A thread that dies after it was given up has nobody left to tell.
    worker?.on('error', () => undefined)
    void worker?.terminate()
    next()
  }

  function hire(seat: Seat): Worker {
    const worker = new Worker(ENTRANCE, {
      resourceLimits: MEMORY,
      stderr: true,
      stdout: true,
      workerData: { isBackground, isBundledOnly },
    })
    worker.on('message', (answer: ReadAnswer) => {
      if (seat.worker !== worker || answer.id !== seat.job?.request.id) return
      const job = leave(seat)
      if ('result' in answer) job?.resolve(answer.result)
      else job?.refuse(answer.reason)
      next()
    })
    worker.on('error', (error) => {
      if (seat.worker !== worker) return
      // A file may ask for more memory than a thread has; anything else is a fault of ours and must not pass for the file's.
      if (!('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')) process.emitWarning(error)
      abandon(seat, 'damaged_file')
    })
    worker.on('exit', () => seat.worker === worker && abandon(seat, 'damaged_file'))
    seat.worker = worker
    return worker
  }

  function next(): void {
    for (const seat of seats) {
      if (seat.job || isClosed) continue
      const job = waiting.shift()
      if (!job) return
      const worker = seat.worker ?? hire(seat)
      worker.ref()
      seat.job = job
      seat.timer = setTimeout(() => abandon(seat, 'timed_out'), timeoutMs)
      worker.postMessage(job.request)
    }
  }

  return {
    read: ({ name, bytes }) =>
      new Promise((resolve, reject) => {
        const refuse = (reason: UnreadableReason) => reject(new UnreadableDocument(reason))
        if (isClosed) return refuse('timed_out')
        waiting.push({ request: { id: sequence++, name, bytes, today: new Date() }, resolve, refuse })
        next()
      }),
    close: async () => {
      isClosed = true
      for (const job of waiting.splice(0)) job.refuse('timed_out')
      const workers = seats.flatMap(({ worker }) => worker ?? [])
      for (const seat of seats) abandon(seat, 'timed_out')
      await Promise.all(workers.map((worker) => worker.terminate()))
    },
  }
}
