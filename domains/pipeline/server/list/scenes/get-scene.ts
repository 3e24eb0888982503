import type { pipelineApi } from '@bole/pipeline/contract'
import { whatCanBeDone } from '@bole/pipeline/model'
import { type Caller, type Handler, notFound, sameTenant, type Transaction } from '@bole/platform/server'
import { stages } from '@bole/processes/model'
import { stepsOf } from '@bole/processes/server'
import { canSeeApplication, pipeline, standingOf } from '../../application-store.ts'
import { lastSaid } from '../../record/last-said.ts'
import { offeredWords, recommendedTags } from './offered-words.ts'
import { presentScene } from './present-scene.ts'

/** Where an application stands and what may be said of it; 404 where the caller does not see it. */
async function sceneOf(tx: Transaction, caller: Caller, postId: number) {
  if (!(await canSeeApplication(tx, caller, postId))) throw notFound()
  const row = await tx.find(
    pipeline
      .selectFrom('applications')
      .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'applications.position_id'))
      .select(['stage', 'step', 'detail', 'process_step_id', 'left_because'])
      .select(stepsOf('positions', 'process_id').as('process'))
      .where('applications.id', '=', postId),
  )
  if (!row) throw notFound()
  return { stage: stages.stageOf(row.stage), can: whatCanBeDone(standingOf(row), row.process) }
}

export const getScene: Handler<typeof pipelineApi.getScene> = async ({ query, caller, tx, language }) => {
  const { stage, can } = await sceneOf(tx, caller, query.post_id)
  const words = await offeredWords(tx, caller, language)
  const recommended = await recommendedTags(tx, caller, query.post_id)
  return {
    scene_id: stage,
    list: presentScene(stage, 'company', { words, language, can: can.companyActions }),
    operate_record: await lastSaid(tx, caller, query.post_id, 5),
    recommend_tags: recommended.map(({ id, name, color }) => ({ id, name, color })),
  }
}

export const getContactScene: Handler<typeof pipelineApi.getContactScene> = async ({
  query,
  caller,
  tx,
  language,
}) => {
  const { stage, can } = await sceneOf(tx, caller, query.post_id)
  const words = await offeredWords(tx, caller, language)
  return {
    scene_id: stage,
    list: presentScene(stage, 'candidate', { words, language, can: can.candidateActions }),
  }
}
