import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { bundledOnly } from './ocr/system-tesseract.ts'
import type { GivenFile, ReadResult } from './read-file.ts'
import type { ReadAnswer } from './reader-messages.ts'
import { UnreadableDocument, type UnreadableReason } from './unreadable-document.ts'

const ENTRANCE = fileURLToPath(new URL('./reading-entrance.ts', import.meta.url))
/** What a document may know of the server's surroundings: no address of a database, no key. */
const SURROUNDINGS = ['PATH', 'HOME', 'TMPDIR', 'TZ', 'LANG', 'TESSDATA_PREFIX', 'NODE_V8_COVERAGE']
// What bounds a process is its watch. A heap that is told to stay small is tidied three times as often, for half as much again of
// the processor's time a document.
const HEAP = '--max-old-space-size=2048'

interface Reading {
  id: number
  onBegun: () => void
  resolve: (result: ReadResult) => void
  reject: (error: UnreadableDocument) => void
}

/**
 * A process that reads one document at a time. It is a process and not a thread, because a thread's memory outside of the
 * heap has no limit, and a fault in a library's native code would end the server.
 */
export class ReadingProcess {
  readonly #priority: number
  readonly #picks: Readonly<Record<string, string>>
  #child: ChildProcess | null = null
  #reading: Reading | null = null
  #sequence = 0

  constructor(options: { readonly isBackground: boolean; readonly isBundledOnly: boolean }) {
    this.#priority = options.isBackground ? constants.priority.PRIORITY_BELOW_NORMAL : 0
    this.#picks = options.isBundledOnly ? { [bundledOnly]: '1' } : {}
  }

  /**
   * Reads a file, in a new process where the last was ended; such a one calls `onBegun` only when it is ready.
   * Rejects with {@link UnreadableDocument} and nothing else.
   */
  read(file: GivenFile, onBegun: () => void): Promise<ReadResult> {
    return new Promise((resolve, reject) => {
      const id = this.#sequence++
      this.#reading = { id, onBegun, resolve, reject }
      this.#child ??= this.#start()
      this.#child.ref()
      this.#child.channel?.ref()
      this.#child.send({ id, name: file.name, bytes: file.bytes, today: new Date() }, () => undefined)
    })
  }

  /** Starts the process, if there is none, so that the next file finds it ready. */
  warmUp(): void {
    this.#child ??= this.#start()
    if (this.#reading) return
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

  /** Ends the process; what it reads is refused for this reason. */
  async end(reason: UnreadableReason): Promise<void> {
    const child = this.#child
    this.#child = null
    this.#settle()?.reject(new UnreadableDocument(reason))
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.ref()
    endGroup(child)
    await gone
  }

  #settle(): Reading | null {
    const reading = this.#reading
    this.#reading = null
    this.#child?.unref()
    this.#child?.channel?.unref()
    return reading
  }

  #start(): ChildProcess {
    const child = fork(ENTRANCE, [String(this.#priority)], {
      serialization: 'advanced',
      execArgv: [HEAP],
      env: { ...Object.fromEntries(SURROUNDINGS.map((name) => [name, process.env[name]])), ...this.#picks },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // A group of its own, so that programs it started end with it.
      detached: true,
    })
    child.on('message', (answer: ReadAnswer) => {
      if (this.#child !== child || answer.id !== this.#reading?.id) return
      if ('isBegun' in answer) return this.#reading.onBegun()
      const reading = this.#settle()
      if ('result' in answer) reading?.resolve(answer.result)
      else reading?.reject(new UnreadableDocument(answer.reason))
    })
    child.on('error', () => undefined)
    child.on('exit', (_, signal) => {
      if (this.#child !== child) return
      // Ended by its watch or by the system for its memory (SIGKILL), or by its own heap (SIGABRT).
      const isTooLarge = signal === 'SIGKILL' || signal === 'SIGABRT'
      this.#child = null
      this.#settle()?.reject(new UnreadableDocument(isTooLarge ? 'too_large' : 'damaged_file'))
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
