import type { accountsApi } from '@bole/accounts/contract'
import { type Handler, prepared, secrets } from '@bole/platform/server'
import { accounts } from '../account-store.ts'
import { signInRules } from '../second-factor/factor-store.ts'
import { makeAccount } from './make-account.ts'
import { waiting } from './registration-store.ts'

// Text: a function of the database, which alone looks across organisations before it is known whose a link is.
const registrationOfToken = prepared<{ organisation_id: number; id: number }>(
  'select * from registration_of_token($1, $2)',
)

export const confirmRegistration: Handler<typeof accountsApi.confirmRegistration> = async (context) => {
  const { body, tx, now, refuse } = context
  const found = await tx.find(registrationOfToken(secrets.digestOf(body.token), now))
  if (!found) throw refuse('registration_over')
  tx.enter(found.organisation_id)
  const [[asked], [rules]] = await tx.load(
    waiting().where('id', '=', found.id).where('confirmed_at', 'is', null).forUpdate(),
    signInRules(),
  )
  // Of two who follow the link one confirms; and what was closed meanwhile is.
  if (!asked || !rules?.can_register) throw refuse('registration_over')
  tx.announce('registration')
  if (rules.register_needs_admitting) {
    tx.save(accounts.updateTable('registrations').set({ confirmed_at: now }).where('id', '=', asked.id))
    return { password_path: null }
  }
  // Shown to whoever holds the link of the address, so it needs no second message.
  const { link } = await makeAccount(context, asked, { actorId: null, email: null })
  return { password_path: link?.path ?? null }
}
