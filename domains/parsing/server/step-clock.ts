import { type ReadingStep, type ReadingTrace, readerVersion } from '../model/trace.ts'

/** Times the steps of one reading. */
export class StepClock {
  readonly #begun = new Date()
  readonly #steps: { step: ReadingStep; ms: number }[] = []

  /** Does a step; one that throws is kept with the time it took. */
  async time<Result>(step: ReadingStep, work: () => Promise<Result> | Result): Promise<Result> {
    const at = performance.now()
    try {
      return await work()
    } finally {
      this.#steps.push({ step, ms: Math.round(performance.now() - at) })
    }
  }

  get trace(): ReadingTrace {
    return { reader: readerVersion, begun: this.#begun.toISOString(), steps: [...this.#steps] }
  }
}
