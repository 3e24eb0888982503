/**
 * Raised by whoever changes what is read of a document: what an older one read may then be read again. 0 stands for readings from
 * before it was kept which reader made them.
 */
export const readerVersion = 3

/** What a reading goes through. `wait`: for a process; `whole`: a process that ended before it could say how far it was. */
export const readingSteps = ['wait', 'recognise', 'extract', 'understand', 'whole'] as const

export type ReadingStep = (typeof readingSteps)[number]

/** A reading as it went: which reader began when, and the milliseconds of each step; one that failed ends with the step it failed in. */
export interface ReadingTrace {
  readonly reader: number
  /** ISO 8601. */
  readonly begun: string
  readonly steps: readonly { readonly step: ReadingStep; readonly ms: number }[]
}

/** The same trace with what came before it. */
export function precededBy(trace: ReadingTrace, step: ReadingStep, ms: number): ReadingTrace {
  return { ...trace, steps: [{ step, ms: Math.max(0, Math.round(ms)) }, ...trace.steps] }
}
