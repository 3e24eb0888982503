const megabyte = 1024 * 1024

/** What may wait to be sent with an application: from one address (whole campuses share one), and altogether. */
export const uploadAllowance = { ownBytes: 150 * megabyte, allBytes: 1500 * megabyte } as const

/** Whether something of this size may wait, too. */
export function mayWait(
  waiting: { readonly ownBytes: number; readonly allBytes: number },
  bytes: number,
): boolean {
  return (
    waiting.ownBytes + bytes <= uploadAllowance.ownBytes &&
    waiting.allBytes + bytes <= uploadAllowance.allBytes
  )
}
