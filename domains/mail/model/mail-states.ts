/** What becomes of a mail: it waits, for its turn or for a server, until it is sent, refused for good, or taken back. */
export const mailStates = ['waiting', 'sent', 'failed', 'cancelled'] as const

export type MailState = (typeof mailStates)[number]

/** A mail as these rules look at it. */
export interface MailStanding {
  readonly state: MailState
  /** After this there is no use in sending it; null where it stays of use. */
  readonly usefulUntil: Date | null
  /** What was written in it was forgotten when it left. */
  readonly isForgotten: boolean
}

/** Whether there is still a use in sending a mail. */
export function isUseful({ usefulUntil }: Pick<MailStanding, 'usefulUntil'>, now: Date): boolean {
  return usefulUntil === null || usefulUntil > now
}

/** What somebody who keeps the outbox may do with a mail: one that was sent stays sent. */
export function whatCanBeDone(mail: MailStanding, now: Date): { again: boolean; cancel: boolean } {
  return {
    again:
      (mail.state === 'failed' || mail.state === 'cancelled') && isUseful(mail, now) && !mail.isForgotten,
    cancel: mail.state === 'waiting',
  }
}
