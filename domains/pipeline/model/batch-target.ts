/** Where a batch leads, as far as it is chosen yet. */
export interface BatchTarget {
  /** A step of processes. */
  readonly step?: { readonly stage: number; readonly title: string } | undefined
  readonly position_id?: number | undefined
  readonly owner_id?: number | undefined
}

/** Whether somebody stands already where a batch leads; steps are the same where stage and title are. */
export function isThere(stands: BatchTarget, { step, position_id, owner_id }: BatchTarget): boolean {
  return (
    (step !== undefined && stands.step?.stage === step.stage && stands.step.title === step.title) ||
    (position_id !== undefined && stands.position_id === position_id) ||
    (owner_id !== undefined && stands.owner_id === owner_id)
  )
}
