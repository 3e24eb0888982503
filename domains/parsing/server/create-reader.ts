import { type Lane, nextReading } from '../model/lane/next-reading.ts'
import type { GivenFile, ReadResult } from './read-file.ts'
import { ReadingProcess } from './reading-process.ts'
import { UnreadableDocument } from './unreadable-document.ts'

/** A file to be read; `bytes` may be fetched when its turn has come, and those of one `sender` never hold up another's. */
export interface FileToRead {
  readonly name: string
  readonly bytes: Uint8Array | (() => Promise<Uint8Array>)
  readonly sender?: string
}

/** Reads résumé files in processes of its own. */
export interface Reader {
  /** Rejects with {@link UnreadableDocument}, or with what fetching the bytes failed with. */
  read(file: FileToRead): Promise<ReadResult>
  /** Ends the processes; what is still being read is refused as `timed_out`. */
  close(): Promise<void>
}

interface Job {
  readonly file: FileToRead
  readonly sender: string
  readonly resolve: (result: ReadResult) => void
  readonly reject: (error: unknown) => void
  timer: NodeJS.Timeout | null
  isOver: boolean
}

interface Seat {
  readonly process: ReadingProcess
  job: Job | null
  begunAt: number
  isSlow: boolean
}

/** How a reader works. */
export interface ReaderOptions {
  /** Documents read at once. */
  readonly threads?: number
  /** How long the reading of one may take, in milliseconds. */
  readonly timeoutMs?: number
  /** How long one may wait and be read together; without it, waiting has no end. */
  readonly patienceMs?: number
  /** Whether the processes stand back while the rest of the server has something to do. */
  readonly isBackground?: boolean
  /** Whether pictures are read by the reader that comes with us even where the system has tesseract. */
  readonly isBundledOnly?: boolean
  /** How strangers share it; without it, whoever comes first is read first. */
  readonly lane?: Omit<Lane, 'seats'>
}

const NO_LANE = {
  seatsPerSender: Number.POSITIVE_INFINITY,
  slowAfter: Number.POSITIVE_INFINITY,
  slowSeats: 0,
}

/**
 * Starts a reader. A file that takes longer than `timeoutMs` or more memory than a process has ends its process; the next file
 * gets a new one. Processes start with their first file.
 */
export function createReader(options: ReaderOptions = {}): Reader {
  const { threads = 2, timeoutMs = 30_000, patienceMs, isBackground = false, isBundledOnly = false } = options
  const lane: Lane = { seats: Math.max(1, threads), ...(options.lane ?? NO_LANE) }
  const seats: Seat[] = []
  const waiting: Job[] = []
  const servedAt = new Map<string, number>()
  let served = 0
  let isClosed = false

  const busy = () => seats.filter(({ job }) => job !== null)

  function freeSeat(): Seat {
    return seats.find(({ job, isSlow }) => job === null && !isSlow) ?? newSeat()
  }

  function newSeat(): Seat {
    const seat = {
      process: new ReadingProcess({ isBackground, isBundledOnly }),
      job: null,
      begunAt: 0,
      isSlow: false,
    }
    seats.push(seat)
    return seat
  }

  function forget(sender: string): void {
    const isHere =
      waiting.some((job) => job.sender === sender) || busy().some(({ job }) => job?.sender === sender)
    if (!isHere) servedAt.delete(sender)
  }

  function stop(seat: Seat | undefined): void {
    if (seat?.job) seat.job.isOver = true
    void seat?.process.end()
  }

  async function sit(seat: Seat, job: Job): Promise<void> {
    Object.assign(seat, { job, begunAt: Number.POSITIVE_INFINITY, isSlow: false })
    servedAt.set(job.sender, ++served)
    const late = setTimeout(() => stop(seat), timeoutMs)
    let slow: NodeJS.Timeout | undefined
    const onBegun = () => {
      seat.begunAt = performance.now()
      if (Number.isFinite(lane.slowAfter)) slow = setTimeout(next, lane.slowAfter + 1)
    }
    try {
      const file = await fetched(job.file)
      if (job.isOver) throw new UnreadableDocument('timed_out')
      job.resolve(await seat.process.read(file, onBegun))
    } catch (error) {
      job.reject(error)
    }
    clearTimeout(late)
    clearTimeout(slow)
    if (job.timer) clearTimeout(job.timer)
    seat.job = null
    // A process that stood back never comes forward again; one that was ended is ready again before a stranger waits for it.
    if (seat.isSlow) {
      seats.splice(seats.indexOf(seat), 1)
      void seat.process.end()
    } else if (options.lane && !isClosed) seat.process.warmUp()
    forget(job.sender)
    next()
  }

  /** Strangers find a process ready, also where others keep theirs busy: to start one takes longer than to read. */
  function keepReady(): void {
    if (!options.lane || isClosed) return
    for (let ready = seats.filter(({ isSlow }) => !isSlow).length; ready < lane.seats; ready++)
      newSeat().process.warmUp()
  }

  function next(): void {
    step()
    keepReady()
  }

  function step(): void {
    while (!isClosed) {
      const current = busy()
      const sitting = current.map(({ job, begunAt, isSlow }) => ({
        sender: job?.sender ?? '',
        begunAt,
        isSlow,
      }))
      const queue = waiting.map(({ sender }) => ({ sender, servedAt: servedAt.get(sender) ?? 0 }))
      const turn = nextReading(queue, sitting, lane, performance.now())
      if (turn === null) return
      if ('begin' in turn) {
        const [job] = waiting.splice(turn.begin, 1)
        if (job) void sit(freeSeat(), job)
      } else if ('slow' in turn) {
        const seat = current[turn.slow]
        if (seat) seat.isSlow = true
        seat?.process.standBack()
      } else {
        // Its end calls us again.
        stop(current[turn.giveUp])
        return
      }
    }
  }

  function giveUp(job: Job): void {
    const place = waiting.indexOf(job)
    if (place >= 0) waiting.splice(place, 1)
    else stop(seats.find((seat) => seat.job === job))
    job.reject(new UnreadableDocument('timed_out'))
  }

  return {
    read: (file) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new UnreadableDocument('timed_out'))
        const job: Job = { file, sender: file.sender ?? '', resolve, reject, timer: null, isOver: false }
        if (patienceMs !== undefined) job.timer = setTimeout(() => giveUp(job), patienceMs)
        waiting.push(job)
        next()
      }),
    close: async () => {
      isClosed = true
      for (const job of waiting.splice(0)) {
        if (job.timer) clearTimeout(job.timer)
        job.reject(new UnreadableDocument('timed_out'))
      }
      await Promise.all(seats.map(({ process }) => process.end()))
    },
  }
}

const fetched = async ({ name, bytes }: FileToRead): Promise<GivenFile> => ({
  name,
  bytes: typeof bytes === 'function' ? await bytes() : bytes,
})
