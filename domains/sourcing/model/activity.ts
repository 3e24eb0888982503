/** What an account did in some time (specification, section 3: boss statistics row). */
export interface Counts {
  /** Messages that candidates wrote. */
  readonly customerMessageCount: number
  /** Candidates who wrote. */
  readonly customerCount: number
  /** Of them those who were answered. */
  readonly replyCount: number
  /** Of them those who gave their phone or their WeChat. */
  readonly exchangeContactCount: number
}

/** Why a report cannot be true; null: it can. Each of those who were answered, or gave their contacts, had written. */
export function whyImpossible(counts: Counts): 'more_than_wrote' | null {
  const { customerMessageCount, customerCount, replyCount, exchangeContactCount } = counts
  const isPossible =
    customerMessageCount >= customerCount &&
    replyCount <= customerCount &&
    exchangeContactCount <= customerCount
  return isPossible ? null : 'more_than_wrote'
}

/** Which part of those who wrote were answered, from 0 to 1; null where nobody wrote. */
export function replyRate({ replyCount, customerCount }: Counts): number | null {
  return customerCount === 0 ? null : replyCount / customerCount
}
