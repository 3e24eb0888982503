import type { accountsApi } from '@bole/accounts/contract'
import { hasMailServer, writeMail } from '@bole/mail/server'
import { linkTo } from '@bole/platform/links'
import { type Context, type Handler, networkOf, secrets } from '@bole/platform/server'
import { asksAtMost, isOfDomains } from '../../model/registering.ts'
import { currentCount, forgottenAfterMinutes } from '../../model/sign-in-throttle.ts'
import { accountOfUsername, accounts, companyOfCode } from '../account-store.ts'
import { countFailure, failuresUnder, sweepFailures } from '../failure-store.ts'
import { signInRules } from '../second-factor/factor-store.ts'
import { usersOfMail } from '../sign-on/provider-store.ts'
import { registerMail } from './register-mail.ts'

type Registering = Context<typeof accountsApi.register>

/** Whoever asks has so many days to confirm their address. */
const days = 3

/** The page that takes the token; behind `#` it reaches no server's log. */
const page = '/site/register#'

/** Says the same whether the address is known or not: who reads its mail learns the rest there. */
export const register: Handler<typeof accountsApi.register> = async (context) => {
  const { body, tx, refuse } = context
  await countAsk(context)
  const company = await tx.find(companyOfCode(body.dzcode))
  if (!company) throw refuse('registration_closed')
  tx.enter(company.id)
  const rules = await tx.find(signInRules())
  if (!rules?.can_register) throw refuse('registration_closed')
  if (!isOfDomains(body.email, rules.register_domains)) throw refuse('registration_domain')
  const [[taken], [same], [waits]] = await tx.load(
    accountOfUsername(body.email),
    usersOfMail(body.email),
    ofMail(body.email).where('confirmed_at', 'is not', null),
  )
  const isMailed = await hasMailServer(tx)
  if (isMailed && (taken || same)) {
    const link = linkTo(`/site/login?dzcode=${encodeURIComponent(body.dzcode)}`)
    await send(context, company.name, 'known', link)
  } else {
    const token = keep(context, isMailed)
    // Who confirmed already waits to be admitted: another link would lead nowhere.
    if (isMailed && !waits) await send(context, company.name, 'confirm', linkTo(page + token))
  }
  tx.announce('registration')
  return { by_mail: isMailed }
}

/** Asking is counted by network, whatever comes of it. */
async function countAsk({ tx, now, request, refuse }: Registering): Promise<void> {
  const subject = `register:${networkOf(request.ip)}`
  // One after the other, so that of many at once no more are let through.
  const [, [row]] = await tx.load(tx.holdForAll(subject), failuresUnder([subject]))
  const count = currentCount(row ? { count: row.failures, lastAt: row.last_failed_at } : null, now)
  if (count >= asksAtMost) throw refuse('too_many_failures', { values: { count: forgottenAfterMinutes } })
  tx.save(countFailure(subject, now), sweepFailures(now))
  await tx.commit()
}

function ofMail(email: string) {
  const of = accounts.selectFrom('registrations').select('id')
  return of.where(({ eb, fn }) => eb(fn('lower', ['email']), '=', email.toLowerCase()))
}

/** Who asks again takes the place of who asked before with the address; one that was confirmed stays. */
function keep({ tx, body: { name, email }, now }: Registering, isMailed: boolean): string {
  const token = secrets.newSecret()
  const of = accounts.deleteFrom('registrations').where('confirmed_at', 'is', null)
  tx.save(
    of.where('expires_at', '<', now),
    of.where(({ eb, fn }) => eb(fn('lower', ['email']), '=', email.toLowerCase())),
    accounts
      .insertInto('registrations')
      .values({
        organisation_id: tx.organisationId,
        name,
        email,
        token_digest: isMailed ? secrets.digestOf(token) : null,
        created_at: now,
        expires_at: new Date(now.getTime() + days * 86_400_000),
      })
      .onConflict((same) => same.doNothing()),
  )
  return token
}

async function send(
  { tx, body: { name, email }, language, now }: Registering,
  organisation: string,
  kind: 'confirm' | 'known',
  link: string,
): Promise<void> {
  await writeMail(tx, {
    to: email,
    language,
    ...registerMail(language, kind, { name, organisation, link }),
    about: 'registration',
    isSecret: true,
    usefulUntil: new Date(now.getTime() + days * 86_400_000),
  })
}
