import type { libraryApi } from '@bole/library/contract'
import type { Handler } from '@bole/platform/server'
import { stages } from '@bole/processes/model'
import { library } from '../library-store.ts'
import { requireSeen } from './behind.ts'
import { passages, passagesAtMost, presentPassage, throughStage } from './passage-store.ts'

export const listResumeProgress: Handler<typeof libraryApi.listResumeProgress> = async ({
  query,
  caller,
  tx,
}) => {
  const { id } = await requireSeen(tx, caller, query.post_id)
  const [rows] = await tx.load(passages().where('applications.id', '=', id).limit(passagesAtMost))
  return { data: { list: rows.slice(0, query.page_size).map(presentPassage) }, total: rows.length }
}

export const listInterviewHistory: Handler<typeof libraryApi.listInterviewHistory> = async ({
  query,
  caller,
  tx,
}) => {
  const { list } = await throughStage(tx, caller, query.post_id, stages.stage.interview)
  return { list }
}

export const listEvaluationHistory: Handler<typeof libraryApi.listEvaluationHistory> = async ({
  query,
  caller,
  tx,
}) => {
  const { list } = await throughStage(tx, caller, query.post_id, stages.stage.assessment)
  return { list }
}

export const listAiHistory: Handler<typeof libraryApi.listAiHistory> = async ({ query, caller, tx }) => {
  const { list } = await throughStage(tx, caller, query.post_id, stages.stage.aiInterview)
  return { list }
}

export const listExamHistory: Handler<typeof libraryApi.listExamHistory> = async ({ query, caller, tx }) => {
  const { candidate_id, list } = await throughStage(tx, caller, query.post_id, stages.stage.exam)
  const [scores] = await tx.load(
    library
      .selectFrom('exam_scores')
      .select(['id', 'exam', 'score', 'taken_on', 'created_at'])
      .where('candidate_id', '=', candidate_id)
      .orderBy('id', 'desc')
      .limit(passagesAtMost),
  )
  const exam_score = scores.map(({ created_at, score, ...one }) => {
    return { ...one, score: Number(score), create_time: created_at.toISOString() }
  })
  return { list, exam_score }
}
