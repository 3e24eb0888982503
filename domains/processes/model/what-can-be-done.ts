/** What decides over a process: whose permission the caller has is settled before. */
export interface ProcessStanding {
  readonly isDefault: boolean
  readonly isDeleted: boolean
  readonly openPositions: number
}

export type DeleteRefusal = 'is_default' | 'used_by_open_positions'

/** Why a process cannot be deleted; null when it can. Bringing a deleted one back is always possible. */
export function whyNotDelete(process: ProcessStanding): DeleteRefusal | null {
  if (process.isDeleted) return null
  if (process.isDefault) return 'is_default'
  return process.openPositions > 0 ? 'used_by_open_positions' : null
}

/** What the caller may do with a process. */
export function whatCanBeDone(process: ProcessStanding, mayManage: boolean) {
  return {
    edit: mayManage && !process.isDeleted,
    make_default: mayManage && !process.isDeleted && !process.isDefault,
    copy: mayManage,
    delete: mayManage && !process.isDeleted && whyNotDelete(process) === null,
    restore: mayManage && process.isDeleted,
  }
}
