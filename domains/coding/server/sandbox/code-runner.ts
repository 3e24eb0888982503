import type { CodingLanguage, Ending } from '@bole/coding/model'
import { defineSlot } from '@bole/platform/slots'

/** A program with what it is given to read, once for each time that it is run. */
export interface Job {
  readonly language: CodingLanguage
  readonly source: string
  readonly inputs: readonly string[]
}

/** What one run of a program came to. */
export interface Outcome {
  readonly ending: Ending
  readonly output: string
  /** What it wrote to its error output, cut. */
  readonly complaint: string
  readonly milliseconds: number
}

export type Ran =
  /** There is no sandbox, or no compiler of the language, or all sandboxes are in use: nothing was run. */
  | { readonly kind: 'no_sandbox' | 'no_compiler' | 'busy' }
  | { readonly kind: 'not_compiled'; readonly complaint: string }
  /** Fewer outcomes than inputs: the time for all of them was over. */
  | { readonly kind: 'ran'; readonly outcomes: readonly Outcome[] }

/** Runs what candidates write, where it can do no harm, or not at all. */
export interface CodeRunner {
  readonly run: (job: Job) => Promise<Ran>
}

/** Provided by the server: by bubblewrap where the machine has it. */
export const codeRunner = defineSlot<CodeRunner>('coding.codeRunner')
