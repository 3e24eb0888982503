/** Messages an organisation may have sent, and has asked for (specification, section 3: quota entry); `total` null: as many as it likes. */
export interface MessageQuota {
  readonly total: number | null
  readonly used: number
}

/** Whether no message is left (`is_over_quota` of the specification's record list). */
export function isUsedUp({ total, used }: MessageQuota): boolean {
  return total !== null && used >= total
}

/** Whether so many more messages may be sent: all of them or none are. */
export function hasRoomFor({ total, used }: MessageQuota, coming: number): boolean {
  return total === null || coming === 0 || used + coming <= total
}

/** How many may still be sent; none where the limit was lowered below what was sent already. */
export function leftOf({ total, used }: MessageQuota): number | null {
  return total === null ? null : Math.max(0, total - used)
}
