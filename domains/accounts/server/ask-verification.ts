import { randomInt, randomUUID } from 'node:crypto'
import type { accountsApi } from '@bole/accounts/contract'
import type { Handler } from '@bole/platform/server'
import { accounts } from './account-store.ts'

const validMilliseconds = 5 * 60_000

/** Asks a sum: readable aloud, unlike a distorted picture. What keeps guessing slow is the throttle, not the question. */
export const askVerification: Handler<typeof accountsApi.askVerification> = async ({ tx, now }) => {
  const [left, right] = [randomInt(10, 60), randomInt(2, 10)]
  const id = randomUUID()
  tx.save(
    accounts.deleteFrom('sign_in_challenges').where('expires_at', '<', now),
    accounts
      .insertInto('sign_in_challenges')
      .values({ id, answer: String(left + right), expires_at: new Date(now.getTime() + validMilliseconds) }),
  )
  return { challenge_id: id, question: `${left} + ${right} = ?` }
}
