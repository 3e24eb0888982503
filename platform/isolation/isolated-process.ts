import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Start, Told } from './messages.ts'

const entrance = fileURLToPath(new URL('./entrance.ts', import.meta.url))
/** What work may know of the server's surroundings: no address of a database, no key. */
const surroundings = ['PATH', 'HOME', 'TMPDIR', 'TZ', 'LANG', 'TESSDATA_PREFIX', 'NODE_V8_COVERAGE']

/** The work came to nothing: it took more memory than it may, it failed, or it was ended from here. */
export class IsolationEnded extends Error {
  readonly why: 'too_large' | 'broken' | 'ended'

  constructor(why: 'too_large' | 'broken' | 'ended') {
    super(`work in a process of its own came to nothing: ${why}`)
    this.why = why
  }
}

interface Asked<Answer> {
  readonly id: number
  readonly onBegun: () => void
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: IsolationEnded) => void
}

/** What a process is given. */
export interface Isolation {
  /** The module that exports `work(request)`; both sides are structured clones. */
  readonly work: URL
  /** Past this resident size it is ended, within some 20 ms. */
  readonly memoryBytes: number
  /** A process that holds more than this after a piece of work is ended: the next finds as much room as the first did. */
  readonly renewAboveBytes?: number
  /** The share of `memoryBytes` for JavaScript, in megabytes. */
  readonly heapMegabytes: number
  /** Whether it stands back while the rest of the server has something to do. */
  readonly isBackground: boolean
  /** What it finds in its environment besides a few settings of the system. */
  readonly environment?: Readonly<Record<string, string>>
}

/**
 * A process that does one piece of work at a time on what strangers or careless people sent. It is a process and not a thread, because a
 * thread's memory outside of the heap has no limit, and a fault in a library's native code would end the server.
 */
export class IsolatedProcess<Request, Answer> {
  readonly #isolation: Isolation
  #child: ChildProcess | null = null
  #asked: Asked<Answer> | null = null
  #sequence = 0

  constructor(isolation: Isolation) {
    this.#isolation = isolation
  }

  /**
   * Has a piece of work done, in a new process where the last was ended; such a one calls `onBegun` only when it is ready.
   * Rejects with {@link IsolationEnded} and nothing else.
   */
  ask(request: Request, onBegun: () => void = () => undefined): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const id = this.#sequence++
      this.#asked = { id, onBegun, resolve, reject }
      this.#child ??= this.#start()
      this.#child.ref()
      this.#child.channel?.ref()
      this.#child.send({ id, request }, () => undefined)
    })
  }

  /** Starts the process, if there is none, so that the next piece of work finds it ready. */
  warmUp(): void {
    this.#child ??= this.#start()
    if (this.#asked) return
    this.#child.unref()
    this.#child.channel?.unref()
  }

  /** Lets everything else go first. */
  standBack(): void {
    try {
      if (this.#child?.pid) setPriority(this.#child.pid, constants.priority.PRIORITY_LOW)
    } catch {
      // It has just ended.
    }
  }

  /** Ends the process with all it started; what it works on rejects as `ended`. */
  async end(): Promise<void> {
    const child = this.#child
    this.#child = null
    this.#settle()?.reject(new IsolationEnded('ended'))
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.ref()
    endGroup(child)
    await gone
  }

  #settle(): Asked<Answer> | null {
    const asked = this.#asked
    this.#asked = null
    this.#child?.unref()
    this.#child?.channel?.unref()
    return asked
  }

  /** Ends a process that has nothing to do; whoever asks next gets a new one. */
  #leave(child: ChildProcess): void {
    this.#child = null
    endGroup(child)
  }

  #start(): ChildProcess {
    const { work, memoryBytes, heapMegabytes, isBackground, environment } = this.#isolation
    const { renewAboveBytes = Number.POSITIVE_INFINITY } = this.#isolation
    const priority = isBackground ? constants.priority.PRIORITY_BELOW_NORMAL : 0
    const start: Start = [String(priority), String(memoryBytes), work.href]
    const child = fork(entrance, start, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${heapMegabytes}`],
      env: { ...Object.fromEntries(surroundings.map((name) => [name, process.env[name]])), ...environment },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // A group of its own, so that programs it started end with it.
      detached: true,
    })
    child.on('message', (told: Told<Answer>) => {
      if (this.#child !== child || told.id !== this.#asked?.id) return
      if ('isBegun' in told) return this.#asked.onBegun()
      const asked = this.#settle()
      if (!('answer' in told)) return asked?.reject(new IsolationEnded('broken'))
      if (told.residentBytes > renewAboveBytes) this.#leave(child)
      asked?.resolve(told.answer)
    })
    child.on('error', () => undefined)
    child.on('exit', (_, signal) => {
      if (this.#child !== child) return
      // Ended by its watch or by the system for its memory (SIGKILL), or by its own heap (SIGABRT).
      const isTooLarge = signal === 'SIGKILL' || signal === 'SIGABRT'
      this.#child = null
      this.#settle()?.reject(new IsolationEnded(isTooLarge ? 'too_large' : 'broken'))
    })
    return child
  }
}

function endGroup(child: ChildProcess): void {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGKILL')
  } catch {
    child.kill('SIGKILL')
  }
}
