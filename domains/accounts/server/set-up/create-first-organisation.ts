import { type accountsApi, accountsEvents } from '@bole/accounts/contract'
import { type Context, type Handler, inserted, notFound, prepared } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { slugOf } from '../../model/first-organisation.ts'
import { isPlainName } from '../../model/plain-name.ts'
import { accounts } from '../account-store.ts'
import { faultOfPassword } from '../faulty-password.ts'
import { beginSession } from '../open-session.ts'
import { hashPassword } from '../password-hash.ts'
import { companyClock } from './company-clock.ts'
import { checkCode, digestOfCode, setUpState } from './set-up-code.ts'

type Create = typeof accountsApi.createFirstOrganisation

// Text: a function of the database, which alone counts organisations before there is one to enter.
const newId = prepared<{ id: number }>('select new_organisation_id() as id')

/** Of two who hold the code one comes first; the other finds the installation set up. */
export const createFirstOrganisation: Handler<Create> = async (context) => {
  const { body, tx, refuse } = context
  await checkCode(context)
  if (!isPlainName(body.name)) throw refuse('name_not_plain')
  const weakness = faultOfPassword(body.password, body.username)
  if (weakness) throw refuse(weakness)
  // No connection is held while a password is hashed.
  await tx.commit()
  const password_hash = await hashPassword(body.password)
  const [, [installation], [spent]] = await tx.load(
    tx.holdForAll('set up'),
    setUpState(),
    accounts.deleteFrom('set_up_codes').where('digest', '=', digestOfCode(body.code)).returning('digest'),
  )
  if (!spent || installation?.state !== 'empty') throw notFound()
  const { slug, user } = await makeOrganisation(context, password_hash)
  beginSession(context, user)
  const clock = providedFor(companyClock)
  if (!clock.isFixed) tx.afterCommit(() => clock.choose(body.time_zone))
  return { slug }
}

async function makeOrganisation({ body, tx }: Context<Create>, password_hash: string) {
  const { id } = inserted(await tx.find(newId()))
  tx.enter(id)
  const slug = slugOf(body.organisation)
  const { organisation: name, time_zone, language } = body
  const own = { id, slug, name, time_zone, language, set_up_at: null }
  const { name: person, username, email } = body
  const [, [row]] = await tx.load(
    accounts.insertInto('organisations').values(own),
    accounts
      .insertInto('users')
      .values({ organisation_id: id, username, email, password_hash, name: person, role: 'SuperAdmin' })
      .returning(['id', 'role']),
  )
  tx.emit(accountsEvents.organisationMade, { language })
  tx.announce('user')
  return { slug, user: { organisation_id: id, ...inserted(row) } }
}
