/** Places of a pool; `total` and `canUse` are null where it may hold as many as are wanted (specification, section 3: quota entry). */
export interface Places {
  readonly total: number | null
  readonly used: number
  readonly canUse: number | null
}

/** The places of a pool that may hold so many, and holds so many: more than it may, where the limit was lowered. */
export function placesOf(total: number | null, used: number): Places {
  return { total, used, canUse: total === null ? null : Math.max(0, total - used) }
}

/** Whether so many more people find a place. All of them or none are taken in. */
export function hasRoomFor({ canUse }: Places, coming: number): boolean {
  return canUse === null || coming <= canUse
}
