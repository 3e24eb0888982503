import type { Possible } from '@bole/pipeline/model'
import { type Caller, may } from '@bole/platform/server'
import type { Giving } from '../../model/who-may-give.ts'
import { mayRecord } from '../may-record.ts'

/** What the object allows, of which only what the person may do is offered. */
export function presentPossible(possible: Possible, caller: Caller, about: Parameters<typeof mayRecord>[1]) {
  const mayMove = may(caller, 'pipeline.move')
  const mayGive = (giving: Giving) => may(caller, 'pipeline.feedback') && mayRecord(caller, about, giving)
  const isOpen = possible.steps.length > 0 || possible.companyActions.length > 0
  return {
    company_actions: possible.companyActions.filter((action) => mayGive({ side: 'company', action })),
    candidate_actions: mayGive({ side: 'candidate' }) ? [...possible.candidateActions] : [],
    stages: mayMove ? [...possible.stages] : [],
    next_step_id: (mayMove && possible.nextStep?.id) || null,
    steps: mayMove ? [...possible.steps] : [],
    take_up: mayMove && possible.canTakeUp,
    change_position: mayMove && isOpen,
    transfer: mayMove && possible.canTransfer,
    // The page shows the candidate their contacts.
    make_candidate_page: mayMove && possible.canRemove && !caller.hides.has('contacts'),
    remove: may(caller, 'candidates.remove') && possible.canRemove,
    restore: mayMove && possible.canRestore,
  }
}
