import type { accountsApi } from '@bole/accounts/contract'
import { hasMailServer, writeMail } from '@bole/mail/server'
import { linkTo } from '@bole/platform/links'
import type { Handler } from '@bole/platform/server'
import { isPlainName } from '../../model/plain-name.ts'
import { isOfDomains } from '../../model/registering.ts'
import { accountOfUsername, companyOfCode } from '../account-store.ts'
import { signInRules } from '../second-factor/factor-store.ts'
import { usersOfMail } from '../sign-on/provider-store.ts'
import { countAsk, days, keep, ofMail, type Registering } from './keep-asking.ts'
import { registerMail } from './register-mail.ts'

/** Says the same whether the address is known or not: who reads its mail learns the rest there. */
export const register: Handler<typeof accountsApi.register> = async (context) => {
  const { body, tx, refuse } = context
  if (!isPlainName(body.name)) throw refuse('name_not_plain')
  const isOften = await countAsk(context)
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
  // The link sent last still holds, and nobody hears that another was not sent.
  if (isMailed && isOften) return { by_mail: true }
  if (isMailed && (taken || same)) {
    const link = linkTo(`/site/login?dzcode=${encodeURIComponent(body.dzcode)}`)
    await send(context, company.name, 'known', link)
  } else {
    const token = keep(context, isMailed)
    // Who confirmed already waits to be admitted: another link would lead nowhere. Behind `#` a token reaches no server's log.
    if (isMailed && !waits) await send(context, company.name, 'confirm', linkTo(`/site/register#${token}`))
  }
  tx.announce('registration')
  return { by_mail: isMailed }
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
