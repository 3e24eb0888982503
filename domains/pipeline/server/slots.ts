import type { Language } from '@bole/platform/contract'
import type { Caller, RefusalDetails, Transaction } from '@bole/platform/server'
import { defineSlot } from '@bole/platform/slots'

/** Where a candidate sees their application, by the secret of its page. Provided by the domain that keeps the pages. */
export const candidatePageAddress = defineSlot<(token: string) => string>('pipeline.candidatePageAddress')

/** What an approver can answer. */
export type ApprovalAnswer = 'pass' | 'eliminate' | 'remain'

/** An answer to approvals, by whoever gives it; `isByMail`: by the link of a mail. */
export interface Voting {
  readonly applicationIds: readonly number[]
  readonly userId: number
  readonly answer: ApprovalAnswer
  readonly now: Date
  readonly isByMail: boolean
}

/** An answer weighed against those of the other approvers. */
export interface Weighed {
  /**
   * Whether the status of an application follows the answer, or others still have to agree; `isHeld`: one put theirs off; `forNames`: those
   * who are away and in whose place it is given.
   */
  readonly of: (applicationId: number) => {
    readonly isFinal: boolean
    readonly isHeld: boolean
    readonly forNames?: readonly string[]
  }
  /** Keeps the answers that were taken, under the batch that takes them back. */
  readonly save: (applicationIds: readonly number[], batchId: string) => void
}

/** Weighs an answer. Provided by the domain that keeps who approves; where nobody does, each answer decides. */
export const approvalVotes =
  defineSlot<(tx: Transaction, voting: Voting) => Promise<Weighed>>('pipeline.approvalVotes')

/** Messages that are about to be sent to candidates. */
export interface Sending {
  readonly applicationIds: readonly number[]
  readonly channel: 'mail' | 'sms'
}

/**
 * Whether the organisation may have so many messages sent: answers the notice of a quota without room for them. Provided by the domain that
 * keeps messages.
 */
export const messagesLeft =
  defineSlot<(tx: Transaction, sending: Sending, language: Language) => Promise<RefusalDetails | null>>(
    'pipeline.messagesLeft',
  )

/** Whom to keep in the talent pool: their applications, the folder, and why. */
export interface Keeping {
  readonly postIds: readonly number[]
  readonly folderId: number
  readonly text: string
  readonly batchId: string
  readonly now: Date
}

/** Keeps people in the talent pool; answers the notice of a pool that has no room for them. Provided by the domain that keeps the pool. */
export const keepingInPool =
  defineSlot<
    (tx: Transaction, caller: Caller, keeping: Keeping, language: Language) => Promise<RefusalDetails | null>
  >('pipeline.keepingInPool')
