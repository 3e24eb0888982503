const megabyte = 1024 * 1024

/** What may wait to be sent with an application: from one address (whole campuses share one), in one organisation, and altogether. */
export const uploadAllowance = {
  ownBytes: 150 * megabyte,
  organisationBytes: 500 * megabyte,
  allBytes: 1500 * megabyte,
} as const

/** What may come within a day, sent or not: from one address, and sent to one organisation. */
export const dayAllowance = { ownBytes: 300 * megabyte, organisationBytes: 2000 * megabyte } as const

/** What was sent within the last day. */
export interface SentToday {
  readonly ownBytes: number
  readonly organisationBytes: number
}

/** Whether something of this size may be taken, so that it can be sent today: what an address has waiting may be, too. */
export function mayBeSentToday(sent: SentToday, waiting: Pick<Waiting, 'ownBytes'>, bytes: number): boolean {
  return (
    sent.ownBytes + waiting.ownBytes + bytes <= dayAllowance.ownBytes &&
    sent.organisationBytes + bytes <= dayAllowance.organisationBytes
  )
}

export interface Waiting {
  readonly ownBytes: number
  readonly organisationBytes: number
  readonly allBytes: number
}

/** Whether an address may leave something of this size, too. */
export function mayWait(waiting: Pick<Waiting, 'ownBytes'>, bytes: number): boolean {
  return waiting.ownBytes + bytes <= uploadAllowance.ownBytes
}

/**
 * How many bytes have to go before something of this size may wait, in its organisation and then altogether. Nobody is refused for
 * what others hold: a form can be sent without its file, so the oldest files of whoever holds most make room.
 */
export function excessOf(
  waiting: Waiting,
  bytes: number,
): { readonly organisation: number; readonly all: number } {
  const organisation = Math.max(0, waiting.organisationBytes + bytes - uploadAllowance.organisationBytes)
  return {
    organisation,
    all: Math.max(0, waiting.allBytes + bytes - uploadAllowance.allBytes - organisation),
  }
}
