/** What belongs together for whoever chooses how they want to hear of it; in the order it is offered. */
export const kindGroups = [
  'approvals',
  'interviews',
  'feedback',
  'candidates',
  'offers',
  'handed',
  'requisitions',
  'mentions',
  'work',
] as const

export type KindGroup = (typeof kindGroups)[number]

/** What ends a notice's matter besides its being read: that it was done, or that the application went on. */
type Ending = 'done' | 'change' | null

interface Kind {
  readonly group: KindGroup
  readonly ends: Ending
}

const one = <const Group extends KindGroup, const Ends extends Ending>(group: Group, ends: Ends) => ({
  group,
  ends,
})

/** Everything a member of staff is told. Each has a sentence in `contract/texts`, and leads to the very record, or to the list of several. */
export const noticeKinds = {
  asked_to_approve: one('approvals', 'done'),
  asked_to_approve_many: one('approvals', 'done'),
  reminded_to_approve: one('approvals', 'done'),
  approval_overdue: one('approvals', 'change'),
  asked_to_interview: one('interviews', 'done'),
  asked_to_interview_at: one('interviews', 'done'),
  asked_to_interview_many: one('interviews', 'done'),
  asked_for_feedback: one('feedback', 'done'),
  asked_for_feedback_many: one('feedback', 'done'),
  candidate_accepted: one('candidates', 'change'),
  candidate_declined: one('candidates', 'change'),
  candidate_wants_another_date: one('candidates', 'change'),
  candidate_answered: one('candidates', 'change'),
  candidate_replied: one('candidates', null),
  asked_for_correction: one('candidates', null),
  asked_for_review: one('candidates', null),
  asked_for_erasure: one('candidates', null),
  answer_overdue: one('candidates', 'change'),
  offer_lapses_soon: one('offers', 'change'),
  offer_lapsed: one('offers', 'change'),
  given_application: one('handed', null),
  given_application_many: one('handed', null),
  given_position: one('handed', null),
  given_position_many: one('handed', null),
  pool_asked: one('handed', null),
  pool_accepted: one('handed', null),
  pool_declined: one('handed', null),
  pool_withdrawn: one('handed', null),
  pool_left: one('candidates', null),
  report_answered: one('candidates', null),
  search_found: one('candidates', null),
  pool_lapsed: one('candidates', null),
  pool_consent_ends: one('candidates', null),
  rule_notice: one('candidates', null),
  rule_paused: one('candidates', null),
  asked_no_more: one('handed', null),
  asked_no_more_many: one('handed', null),
  requisition_asked: one('requisitions', null),
  requisition_approved: one('requisitions', null),
  requisition_refused: one('requisitions', null),
  mentioned: one('mentions', null),
  intake_finished: one('work', null),
  export_finished: one('work', null),
  import_finished: one('work', null),
  import_undo_finished: one('work', null),
} as const satisfies Readonly<Record<string, Kind>>

export type NoticeKind = keyof typeof noticeKinds

/** Long work; when it has ended its owner is told so by `<kind>_finished`. */
export type WorkKind = 'intake' | 'export' | 'import' | 'import_undo'

const groupOfKind: ReadonlyMap<string, KindGroup> = new Map(
  Object.entries(noticeKinds).map(([kind, { group }]) => [kind, group]),
)

/** The group of a stored kind; null for one that is told no more. */
export function groupOf(kind: string): KindGroup | null {
  return groupOfKind.get(kind) ?? null
}

const isKind = (name: string): name is NoticeKind => name in noticeKinds

const kinds: readonly NoticeKind[] = Object.keys(noticeKinds).filter(isKind)

/** The kinds of these groups. */
export function kindsIn(groups: readonly KindGroup[]): readonly NoticeKind[] {
  return kinds.filter((kind) => groups.includes(noticeKinds[kind].group))
}

/** The kinds whose matter ends so. */
export function kindsEndedBy(ending: 'done' | 'change'): readonly NoticeKind[] {
  return kinds.filter((kind) => noticeKinds[kind].ends === ending)
}
