import { pipelineApi } from '@bole/pipeline/contract'
import { useCall } from '@bole/platform/web'
import { stages } from '@bole/processes/model'

/** What an answer is and whom it is about. */
interface Asked {
  readonly side: 'company' | 'candidate'
  readonly action: string
}

interface Where {
  readonly stage: number | undefined
  readonly applications: readonly number[]
  readonly isNeeded: boolean
}

/** A word that is offered; a reason says something to candidates, too. */
export interface Offered {
  readonly id: number
  readonly name: string
  readonly told?: string | undefined
}

const nothing: readonly Offered[] = []

/** The words that are offered with an answer: of one candidate’s own from where they stand, else from the stage. Without the server, none. */
export function useOffered(
  { side, action }: Asked,
  { stage, applications, isNeeded }: Where,
): readonly Offered[] {
  const [post_id = 0] = applications
  const isTheirs = side === 'candidate' && applications.length === 1
  const status = stage !== undefined && stages.isStage(stage) ? { status: stage } : {}
  const ofStage = useCall(
    pipelineApi.listScenes,
    { query: status },
    { enabled: isNeeded && !isTheirs, handlesErrors: true },
  )
  const ofOne = useCall(
    pipelineApi.getContactScene,
    { query: { post_id } },
    { enabled: isNeeded && isTheirs, handlesErrors: true },
  )
  const groups = (isTheirs ? ofOne : ofStage).data?.data.list ?? []
  const group = groups.find((one) => one.side === side && one.flag === action)
  return group?.libs ?? nothing
}
