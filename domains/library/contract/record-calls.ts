import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { operateStatus } from './operate-status.ts'

const words = field.freeText(z.string())
const ofApplication = z.object({ post_id: field.idOf('application') })
const several = z.array(field.idOf('application')).min(1).max(200)
const tag = z.object({ id: field.id, name: words, colour: z.string() })
const manyReply = z.object({
  done: z.number(),
  refused: z.array(z.object({ title: z.string(), message: z.string() })),
})

/** Lists of a record show five of each unless more are asked for (specification, section 9). */
const shown = { page_size: field.whole(1, 200).default(5) }

/** A score of a test taken elsewhere. */
const examScore = z.object({
  id: field.id,
  exam: words,
  score: z.number(),
  taken_on: z.string().nullable(),
  create_time: z.string(),
})

/** One passage of an application through a stage. */
const passage = z.object({
  id: field.id,
  post_id: field.id,
  position: z.string(),
  /** The stage. */
  scene_id: z.number(),
  status: z.object({ step: z.number(), detail: z.number(), name: z.string(), colour: z.string() }),
  meets_at: z.string().nullable(),
  begin_time: z.string(),
  end_time: z.string().nullable(),
})

const sceneNote = z.object({ id: field.id, text: words, user: words, create_time: z.string() })

/** What is known beside the résumé, in words (specification, section 3: resume list row). */
const recordFacts = z.object({
  post_id: field.id,
  contactStatusText: z.enum(['never', 'told', 'answered']),
  lastContactText: z.string().nullable(),
  expectPlaceText: words,
  expectPositionText: words,
  noteText: words,
  /** What the position asks for. */
  workRequireText: words,
  /** Positions they applied for before, newest first. */
  postSzHistory: z.array(z.object({ post_id: field.id, position: z.string(), create_time: z.string() })),
  /** Whether the last employment ended within 90 days, or goes on; null where that is not known. */
  has_recent_work: z.boolean().nullable(),
  /** How the last approval of this application ended; null and none where there was none. */
  isCheckPass: z.boolean().nullable(),
  isCheckPassText: z.enum(['none', 'approved', 'not_approved']),
  operate_status: operateStatus,
})

export type RecordFacts = z.output<typeof recordFacts>

/** What is kept of a person besides their résumé and their applications. */
export const recordCalls = {
  getExtraInfo: {
    method: 'GET',
    path: 'resume/extra-info',
    summary: 'The organisation’s own fields of a person, also those without a value yet',
    access: 'candidates.view',
    query: ofApplication,
    reply: z.object({ list: z.array(z.object({ key: z.string(), label: words, value: words })) }),
    shows: ['extra_info'],
  },
  updateExtraInfo: {
    method: 'POST',
    path: 'resume/extra-info/update',
    summary:
      'Change a value; a key nobody used before becomes a field by its label, an empty value is taken away',
    access: 'candidates.edit',
    body: ofApplication.extend({
      key: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/),
      label: field.freeText(field.text(60)).optional(),
      value: field.freeText(field.text(2000)),
    }),
    reply: field.done,
    refusals: ['extra_field_unknown', 'extra_fields_full'],
    changes: ['extra_info'],
  },
  listSceneNotes: {
    method: 'GET',
    path: 'resume/scene-notes',
    summary:
      'Notes by the stage somebody was in when they were written: five of each, or one stage with more',
    access: 'candidates.view',
    query: ofApplication.extend({ ...shown, scene: field.whole(1, 99).optional() }),
    reply: z.object({
      list: z.array(z.object({ sceneId: z.number(), value: z.array(sceneNote), total: z.number() })),
    }),
    shows: ['note'],
  },
  listResumeProgress: {
    method: 'GET',
    path: 'resume/progress',
    summary: 'The stages an application passed, newest first',
    access: 'candidates.view',
    query: ofApplication.extend(shown),
    reply: z.object({ list: z.array(passage) }),
    hasTotal: true,
    shows: ['application'],
  },
  recommendTags: {
    method: 'GET',
    path: 'resume/recommend-tags',
    summary: 'Labels others at this position have and this application has not, the most used first',
    access: 'candidates.view',
    query: ofApplication,
    reply: z.object({ list: z.array(tag.extend({ count: z.number() })) }),
    shows: ['application', 'tag'],
  },
  syncLabels: {
    method: 'POST',
    path: 'resume/label-sync',
    summary: 'Give an application the labels that the person’s other applications have',
    access: 'candidates.edit',
    body: ofApplication,
    reply: manyReply,
    changes: ['application'],
  },
  batchSyncLabels: {
    method: 'POST',
    path: 'resume/batch-label-sync',
    summary: 'The same for several',
    access: 'candidates.edit',
    body: z.object({ post_ids: several }),
    /** `done`: how many labels were put on. */
    reply: manyReply,
    changes: ['application'],
  },
  getRecordFacts: {
    method: 'GET',
    path: 'tracker/record/facts',
    summary: 'What is known of some applications beside their rows, in words',
    access: 'candidates.view',
    query: z.object({ post_ids: field.commaList(field.idOf('application'), 200) }),
    reply: z.object({ list: z.array(recordFacts) }),
    shows: ['application', 'candidate', 'note', 'record_lock', 'role'],
  },
  importToCall: {
    method: 'POST',
    path: 'resume/import-call',
    summary: 'Note whom to call; who has no phone or is noted already is named',
    access: 'candidates.edit',
    keptBy: 'contacts',
    body: z.object({ post_ids: several }),
    reply: manyReply,
    refusals: ['no_phone', 'call_noted'],
    changes: ['call_import'],
  },
  listExamHistory: {
    method: 'GET',
    path: 'resume/history/exam',
    summary: 'A person’s tests: passages through written tests, and scores of tests taken elsewhere',
    access: 'candidates.view',
    query: ofApplication,
    reply: z.object({ list: z.array(passage), exam_score: z.array(examScore) }),
    shows: ['application', 'exam_score'],
  },
  listInterviewHistory: {
    method: 'GET',
    path: 'resume/history/interview',
    summary: 'A person’s interviews that were arranged, over all applications the caller sees',
    access: 'candidates.view',
    query: ofApplication,
    reply: z.object({ list: z.array(passage) }),
    shows: ['application'],
  },
  listEvaluationHistory: {
    method: 'GET',
    path: 'resume/history/evaluation',
    summary: 'A person’s assessments',
    access: 'candidates.view',
    query: ofApplication,
    reply: z.object({ list: z.array(passage) }),
    shows: ['application'],
  },
  listAiHistory: {
    method: 'GET',
    path: 'resume/history/ai',
    summary: 'A person’s AI interviews',
    access: 'candidates.view',
    query: ofApplication,
    reply: z.object({ list: z.array(passage) }),
    shows: ['application'],
  },
  uploadExamScores: {
    method: 'POST',
    path: 'resume/exam-scores/upload',
    summary:
      'Take in scores from an Excel file: phone or mail, test, score, day; each row says what became of it',
    access: 'candidates.edit',
    keptBy: 'contacts',
    uploads: { files: 1, bytes: 5 * 1024 * 1024 },
    body: z.object({}),
    reply: z.object({
      done: z.number(),
      rows: z.array(
        z.object({ row: z.number(), name: words, exam: words, score: words, error: z.string().nullable() }),
      ),
    }),
    refusals: [
      'no_file',
      'table_unreadable',
      'columns_missing',
      'nobody_found',
      'several_found',
      'score_invalid',
      'exam_missing',
      'day_invalid',
      'too_many_rows',
    ],
    changes: ['exam_score'],
  },
} as const satisfies Record<string, CallRecord>
