import type { ResumeDetail } from '@bole/resumes/contract'
import * as z from 'zod'
import type { OperateRecord, OtherApplication } from './slots.ts'

type Beside = Pick<
  ResumeDetail,
  'question' | 'other_position_post' | 'other_post_count' | 'operate_records' | 'tab' | 'report_status'
>

/** What is told beside a résumé. */
export interface Surroundings {
  readonly resume: object | null
  readonly noteCount: number
  readonly files: readonly object[]
  readonly others: readonly OtherApplication[]
  readonly records: readonly OperateRecord[]
  /** Whether all complaints were handled; null where there are none. */
  readonly isHandled: boolean | null
  /** What the candidate sent, by the question's key; `answers` to questions of the project's own with their text. */
  readonly sent: object
}

/** Questions that have another name on the wire than what was sent is kept under. */
const wireNames: Readonly<Record<string, string>> = {
  expected_places: 'expect_location',
  graduated_at: 'graduate_date',
}

/** What stands beside a résumé: answers, other applications, what happened last, the parts of the record, complaints. */
export function presentBeside(of: Surroundings): Beside {
  const { others, records, isHandled } = of
  return {
    question: Object.entries(of.sent).flatMap(([key, given]) => {
      if (key === 'answers') return ownAnswers(given)
      const answer = [given ?? []].flat().map(String).filter(Boolean)
      return answer.length === 0 ? [] : [{ key: wireNames[key] ?? key, name: '', answer }]
    }),
    other_position_post: others.map(({ id, position_id, title, applied_at }) => {
      return { post_id: id, position_id, position: title, applied_at: applied_at.toISOString() }
    }),
    other_post_count: others.length,
    operate_records: records.map(({ id, action, actor, username, happened_at }) => {
      return { id, action, actor, user_name: username ?? '', create_time: happened_at.toISOString() }
    }),
    tab: [
      { key: 'resume', count: of.resume === null ? 0 : 1 },
      { key: 'records', count: records[0]?.total ?? 0 },
      { key: 'notes', count: of.noteCount },
      { key: 'others', count: others.length },
      { key: 'files', count: of.files.length },
    ],
    report_status: isHandled === null ? 'none' : isHandled ? 'handled' : 'open',
  }
}

/** Answers to questions of a project's own, as the domain where candidates apply keeps them. */
const keptAnswers = z.array(z.object({ key: z.string(), name: z.string(), answer: z.string() })).catch([])

function ownAnswers(given: unknown): Beside['question'] {
  return keptAnswers.parse(given).map(({ key, name, answer }) => ({ key, name, answer: [answer] }))
}
