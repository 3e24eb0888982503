import type { Transaction } from '@bole/platform/server'
import { type ProcessStep, stages } from '@bole/processes/model'
import { stepsOf } from '@bole/processes/server'
import { pipeline } from '../application-store.ts'

/** The steps of the processes that positions follow, each once. */
export async function stepsOfPositions(
  tx: Transaction,
  positionIds: readonly number[],
): Promise<readonly ProcessStep[]> {
  const [processes] = await tx.load(
    pipeline
      .selectFrom('processes')
      .select(stepsOf('processes', 'id').as('steps'))
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('positions').select('process_id').where('positions.id', 'in', positionIds),
      )
      .orderBy('id'),
  )
  return inOrder(processes.flatMap(({ steps }) => steps))
}

/** In the order of stages, rounds of a stage as their processes have them. */
export function inOrder(steps: readonly ProcessStep[]): ProcessStep[] {
  const placeOf = ({ stage }: ProcessStep) => stages.stagesInOrder.indexOf(stages.stageOf(stage))
  return steps.toSorted((one, other) => placeOf(one) - placeOf(other))
}
