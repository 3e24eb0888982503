import type { accountsApi } from '@bole/accounts/contract'
import { hasMailServer, sendsMail } from '@bole/mail/server'
import { type Context, type Handler, networkOf, prepared } from '@bole/platform/server'
import { asksAtMost, mailsAtMost } from '../../model/registering.ts'
import { currentCount, forgottenAfterMinutes } from '../../model/sign-in-throttle.ts'
import { userWithOrganisation } from '../account-store.ts'
import { countFailure, failuresHeld, sweepFailures } from '../failure-store.ts'
import { givePasswordLink } from './password-link.ts'
import { userNote } from './user-store.ts'

type Forgetting = Context<typeof accountsApi.forgotPassword>

// Text: a function of the database, which alone looks across organisations before it is known of which one somebody is.
const usersToLetIn = prepared<{ organisation_id: number; user_id: number }>(
  'select * from users_to_let_in($1)',
)

/** Answers the same whoever is named: whose address it is learns the rest from their mail. */
export const forgotPassword: Handler<typeof accountsApi.forgotPassword> = async (context) => {
  const { body, tx } = context
  const isOften = await countAsk(context)
  const [people, by_mail] = [await tx.load(usersToLetIn(body.name)), await sendsMail(tx)]
  if (!isOften) for (const person of people[0]) await sendLink(context, person)
  return { by_mail }
}

/** Asking is counted by network and by what was typed. Answers whether that was typed too often. */
async function countAsk({ body, tx, now, request, refuse }: Forgetting): Promise<boolean> {
  const [network, name] = [
    `forgot-from:${networkOf(request.ip)}`,
    `forgot:${body.name.toLowerCase()}`,
  ] as const
  const [asked = 0, mailed = 0] = (await failuresHeld(tx, [network, name])).map((failed) =>
    currentCount(failed, now),
  )
  if (asked >= asksAtMost) throw refuse('too_many_failures', { values: { count: forgottenAfterMinutes } })
  tx.save(countFailure(network, now), countFailure(name, now), sweepFailures(now))
  await tx.commit()
  return mailed >= mailsAtMost
}

async function sendLink(
  { tx, now, language }: Forgetting,
  { organisation_id, user_id }: { readonly organisation_id: number; readonly user_id: number },
): Promise<void> {
  tx.enter(organisation_id)
  const user = await tx.find(userWithOrganisation(user_id))
  if (!user?.email || !(await hasMailServer(tx))) return
  await givePasswordLink(tx, user, { now, language })
  tx.save(userNote(tx, { userId: user.id, actorId: null, action: 'forgot_password' }))
  tx.announce('user', user.id)
  await tx.commit()
}
