import { IsolatedProcess, IsolationEnded } from '@bole/platform/isolation'
import { documentLimits } from './document-limits.ts'
import { bundledOnly } from './ocr/system-tesseract.ts'
import type { GivenFile, ReadResult } from './read-file.ts'
import type { ReadAnswer, ReadRequest } from './reading-work.ts'
import { UnreadableDocument } from './unreadable-document.ts'

const reasonOf = { too_large: 'too_large', broken: 'damaged_file', ended: 'timed_out' } as const

/** A process that reads one document at a time. */
export class ReadingProcess {
  readonly #process: IsolatedProcess<ReadRequest, ReadAnswer>

  constructor(options: { readonly isBackground: boolean; readonly isBundledOnly: boolean }) {
    this.#process = new IsolatedProcess({
      work: new URL('./reading-work.ts', import.meta.url),
      memoryBytes: documentLimits.memoryBytes,
      renewAboveBytes: documentLimits.renewAboveBytes,
      // What bounds a process is its watch. A heap that is told to stay small is tidied three times as often, for half as much again of
      // the processor's time a document.
      heapMegabytes: 2048,
      isBackground: options.isBackground,
      environment: options.isBundledOnly ? { [bundledOnly]: '1' } : {},
    })
  }

  /** Reads a file; a process that had to be started calls `onBegun` when it is ready. Rejects with {@link UnreadableDocument} only. */
  async read(file: GivenFile, onBegun: () => void): Promise<ReadResult> {
    const answer = await this.#process.ask({ file, today: new Date() }, onBegun).catch((error: unknown) => {
      return { reason: reasonOf[error instanceof IsolationEnded ? error.why : 'broken'], trace: null }
    })
    if ('reason' in answer) throw new UnreadableDocument(answer.reason, answer.trace)
    return answer.result
  }

  /** Starts the process, if there is none, so that the next file finds it ready. */
  warmUp(): void {
    this.#process.warmUp()
  }

  /** Lets everything else go first. */
  standBack(): void {
    this.#process.standBack()
  }

  /** Ends the process; what it reads is refused as `timed_out`. */
  end(): Promise<void> {
    return this.#process.end()
  }
}
