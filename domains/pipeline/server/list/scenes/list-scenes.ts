import type { pipelineApi } from '@bole/pipeline/contract'
import type { Handler } from '@bole/platform/server'
import { stages } from '@bole/processes/model'
import { offeredWords } from './offered-words.ts'
import { presentScene, titleOf } from './present-scene.ts'

const every = Object.values(stages.stage)

export const listScenes: Handler<typeof pipelineApi.listScenes> = async ({ query, caller, tx, language }) => {
  const words = await offeredWords(tx, caller, language)
  const wanted = every.filter((stage) => query.status === undefined || stage === query.status)
  return {
    list: wanted.flatMap((stage) =>
      (['company', 'candidate'] as const).flatMap((side) => presentScene(stage, side, { words, language })),
    ),
  }
}

export const listAllScenes: Handler<typeof pipelineApi.listAllScenes> = async ({ caller, tx, language }) => {
  const words = await offeredWords(tx, caller, language)
  return {
    list: every.map((stage) => ({
      id: stage,
      name: titleOf(stage, language),
      groups: presentScene(stage, 'company', { words, language }),
    })),
  }
}
