import type { CandidateMessage } from '@bole/pipeline/contract'
import type { approvalRules } from '@bole/pipeline/model'

type ApprovalRule = (typeof approvalRules)[number]

/** What is agreed on for a stage, as the calls take it. */
export interface ArrangementInput {
  readonly meets_at?: string
  readonly meets_until?: string
  readonly place?: string
  readonly is_online?: boolean
  readonly interviewer_ids?: number[]
  readonly approver_ids?: number[]
  readonly approval_rule?: ApprovalRule
  readonly offer_valid_until?: string
  readonly entry_date?: string
  readonly tells_candidate?: boolean
  readonly makes_page?: boolean
  readonly message?: CandidateMessage
}

/** What is agreed on for a stage, as its fields hold it: days and moments as the calls take them. */
export interface ArrangementFields {
  /** From and until; a half of it is not accepted. */
  readonly time?: readonly [string | null, string | null] | null
  readonly place?: string
  readonly is_online?: boolean
  readonly interviewer_ids?: number[]
  readonly approver_ids?: number[]
  readonly approval_rule?: ApprovalRule
  readonly offer_valid_until?: string | null
  readonly entry_date?: string | null
  readonly tells_candidate?: boolean
  readonly makes_page?: boolean
  readonly message?: CandidateMessage | null
}

/** Whether only one of from and until is given. */
export function isHalf(time: ArrangementFields['time']): boolean {
  const [from, until] = time ?? []
  return Boolean(from) !== Boolean(until)
}

/** The fields as the calls take them; what was left empty is left out. */
export function arrangementOf({
  time,
  place,
  is_online,
  interviewer_ids,
  approver_ids,
  approval_rule,
  offer_valid_until,
  entry_date,
  tells_candidate,
  makes_page,
  message,
}: ArrangementFields): ArrangementInput {
  const [from, until] = time ?? []
  return {
    ...(from && until ? { meets_at: from, meets_until: until } : {}),
    ...(place ? { place } : {}),
    ...(from && until && is_online !== undefined ? { is_online } : {}),
    ...(interviewer_ids?.length ? { interviewer_ids } : {}),
    ...(approver_ids?.length ? { approver_ids, ...(approval_rule ? { approval_rule } : {}) } : {}),
    ...(offer_valid_until ? { offer_valid_until } : {}),
    ...(entry_date ? { entry_date } : {}),
    ...(tells_candidate === false ? { tells_candidate } : {}),
    ...(makes_page ? { makes_page } : {}),
    ...(message ? { message } : {}),
  }
}
