import { organisationsApi, type TrialApplication } from '@bole/organisations/contract'
import { actionsOn, type RowActions } from '@bole/platform/list'
import { addressOf } from '@bole/platform/screens'
import type { TrialDecision } from '../../model/trials.ts'
import { organisationsScreens } from '../screens.ts'
import { useTexts } from './texts/index.ts'

const on = actionsOn(organisationsApi.listTrials)

interface Opening {
  readonly note: (trial: TrialApplication, decision: TrialDecision) => void
  readonly make: (trial: TrialApplication) => void
}

/** What an operator does with an application for a trial. */
export function useTrialActions({ note, make }: Opening): RowActions<TrialApplication> {
  const t = useTexts()
  return {
    make: on.open(t('make'), make),
    contact: on.open(t('contactIt'), (trial) => note(trial, 'contacted')),
    decline: on.open(t('declineIt'), (trial) => note(trial, 'declined')),
    look: on.goTo(t('look'), ({ customer_id }) =>
      addressOf(organisationsScreens.agency, { id: customer_id ?? 0 }),
    ),
  }
}
