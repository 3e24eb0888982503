import { stageNames } from '@bole/processes/contract'
import { stages } from '@bole/processes/model'

/** What a stage is called, in every language. */
export function namesOfStage(code: number): readonly string[] {
  if (!stages.isStage(code)) return []
  const name = stages.nameOfStage(code)
  return Object.values(stageNames).map((names) => names[name])
}
