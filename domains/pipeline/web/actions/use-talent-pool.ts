import { useCurrentUser, usePermission } from '@bole/accounts/web'
import { findProvidedFor } from '@bole/platform/slots'
import { type TalentPoolParts, talentPoolParts } from '../slots.ts'

/** Where keeping people is offered: to whoever manages the pool of an organisation that has one. */
export function useTalentPool(): TalentPoolParts | null {
  const manages = usePermission('pool.manage')
  const opens = useCurrentUser()?.menus.some(({ route }) => route === '/candidate/pool/list') ?? false
  const parts = findProvidedFor(talentPoolParts)
  return manages && opens && parts ? parts : null
}
