import type { ProcessStep } from '@bole/processes/model'
import { useStageName } from '@bole/processes/web'
import type { DestinationInput } from './move-dialog.tsx'

/** What the step is called that somebody is moved to. */
export function useStepName(steps: readonly ProcessStep[]): (to: DestinationInput) => string {
  const nameOf = useStageName()
  return ({ process_step_id }) => {
    const step = steps.find(({ id }) => id === process_step_id)
    return step ? step.title || nameOf(step.stage) : ''
  }
}
