import { ownOrganisation } from '@bole/accounts/server'
import type { organisationsApi } from '@bole/organisations/contract'
import type { Handler } from '@bole/platform/server'
import { lockTrial, saveCustomer } from '../trial/trial-store.ts'
import { isOperator, noteAgency } from './agency-store.ts'

/** The main account of the new organisation sets its password by a link; nobody else knows it. */
export const createAgency: Handler<typeof organisationsApi.createAgency> = async (context) => {
  const { body, caller, tx, refuse, now } = context
  if (!isOperator(caller)) throw refuse('operators_only')
  const { name, slug, language, username, person, email } = body
  const expires_at = body.expire_time === null ? null : new Date(body.expire_time)
  if (expires_at && expires_at <= now) throw refuse('ends_in_past')
  if (body.trial_id) await lockTrial(context, body.trial_id)
  const made = await ownOrganisation.makeOrganisation(context, {
    ...{ name, slug, language, expires_at },
    account: { username, name: person, email },
  })
  if (made.taken === 'slug') throw refuse('slug_taken', { values: { slug } })
  if (made.taken === 'username') throw refuse('agency_username_taken', { values: { username } })
  noteAgency(tx, caller, 'create')
  if (body.trial_id) saveCustomer(context, body.trial_id)
  tx.announce('organisation')
  return {
    organization: { id: made.id, name },
    department: { id: made.department },
    account: { id: made.user, username, name: person },
    link: made.link,
  }
}
