import type { Possible } from '@bole/pipeline/model'
import type { Caller } from '@bole/platform/server'

/** What the object allows, of which only what the person may do is offered. */
export function presentPossible(possible: Possible, caller: Caller) {
  const may = (permission: string) => caller.passesEverything || caller.permissions.has(permission)
  const isOpen = possible.stages.length > 0 || possible.companyActions.length > 0
  return {
    company_actions: may('pipeline.feedback') ? [...possible.companyActions] : [],
    candidate_actions: may('pipeline.feedback') ? [...possible.candidateActions] : [],
    stages: may('pipeline.move') ? [...possible.stages] : [],
    take_up: may('pipeline.move') && possible.canTakeUp,
    change_position: may('pipeline.move') && isOpen,
    transfer: may('pipeline.move') && possible.canRemove,
    remove: may('candidates.remove') && possible.canRemove,
    restore: may('pipeline.move') && possible.canRestore,
  }
}
