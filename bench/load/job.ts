/** What every worker of the driver does again and again. */
export type Work =
  | { readonly kind: 'get'; readonly paths: readonly string[] }
  | {
      /** Each request moves another application, to one of two stages and back. */
      readonly kind: 'move'
      readonly path: string
      readonly applications: readonly MovedApplication[]
      readonly stages: readonly [number, number]
    }

export interface MovedApplication {
  readonly id: number
  readonly version: number
  readonly stage: number
}

/** One run of the driver. */
export interface Job {
  readonly port: number
  readonly cookie: string
  readonly work: Work
  readonly concurrency: number
  readonly seconds: number
}

/** What came of a run; times are of answers that were right. */
export interface Measured {
  readonly requests: number
  readonly failures: number
  readonly firstFailure: string | null
  readonly seconds: number
  /** Milliseconds of each request, in tenths rounded up: how many took so long. */
  readonly times: readonly (readonly [milliseconds: number, requests: number])[]
  /** Processor time of the driver itself. */
  readonly driverMilliseconds: number
  readonly bytes: number
}
