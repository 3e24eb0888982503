import type { accountsApi } from '@bole/accounts/contract'
import type { Handler } from '@bole/platform/server'
import { lookAtOwnPassword } from './own-password.ts'
import { markProved } from './save-proof.ts'

/** Proves by the password who the caller is. */
export const prove: Handler<typeof accountsApi.prove> = async (context) => {
  const { body, caller, tx, now, refuse } = context
  const user = await lookAtOwnPassword(context, body.password)
  if (user === 'too_many') throw refuse('too_many_wrong_proofs')
  if (user === 'wrong') throw refuse('wrong_proof')
  markProved(tx, caller.sessionId, now)
  return {}
}
