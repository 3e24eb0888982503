/** Where an application stands, by the codes of the pipeline. */
export interface Place {
  readonly stage: number
  readonly step: number
  readonly detail: number
}

/** Whether an application still stands where it stood when a rule was weighed. */
export function isWhereItWas(now: Place, before: Place): boolean {
  return now.stage === before.stage && now.step === before.step && now.detail === before.detail
}
