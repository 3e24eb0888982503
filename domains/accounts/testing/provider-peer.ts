import { createServer } from 'node:http'
import Provider from 'oidc-provider'

/** Somebody the provider knows, and what it says of them. */
export interface Claims {
  sub: string
  name?: string
  email?: string
  email_verified?: boolean
  groups?: string[]
  /** How the provider looked at who they are (RFC 8176). */
  amr?: string[]
}

/** A real OpenID Connect provider on this machine, where people sign on by their subject alone. */
export async function startProvider(redirectAddress: string) {
  const people = new Map<string, Claims>()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const client = { client_id: 'bole', client_secret: 'a secret between us two' }
  const provider = new Provider(issuer, {
    clients: [{ ...client, redirect_uris: [redirectAddress] }],
    claims: { openid: ['sub'], profile: ['name', 'groups', 'amr'], email: ['email', 'email_verified'] },
    cookies: { keys: ['test'] },
    findAccount: async (_, accountId) => ({
      accountId,
      claims: async () => ({ ...people.get(accountId), sub: accountId }),
    }),
  })
  const held: { change: ((token: string) => string) | null } = { change: null }
  provider.use(async (context, next) => {
    await next()
    const { body } = context
    if (held.change && context.path === '/token' && typeof body?.id_token === 'string')
      context.body = { ...body, id_token: held.change(body.id_token) }
  })
  const answer = provider.callback()
  server.on('request', (request, response) => void answer(request, response))
  return {
    ...client,
    issuer,
    people,
    /** What somebody on the way does to the signed tokens; null where nobody does. */
    held,
    /** Goes where somebody is sent, signs on there as `sub`, and answers the query they come back with. */
    signOn: (address: string, sub: string) => comeBack(address, sub, redirectAddress),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function comeBack(start: string, sub: string, redirectAddress: string): Promise<string> {
  const jar = new Map<string, string>()
  let [address, form]: [string, URLSearchParams | null] = [start, null]
  for (let step = 0; step < 12; step++) {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
    const response: Response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie },
      ...(form ? { method: 'POST', body: form } : {}),
    })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      jar.set(name, value)
    }
    const to = response.headers.get('location')
    if (to?.startsWith(redirectAddress)) return new URL(to).search.slice(1)
    // A page: its form asks who one is, and then whether one agrees.
    const prompt = to ? null : /name="prompt" value="(\w+)"/.exec(await response.text())?.[1]
    form = prompt ? new URLSearchParams({ prompt, login: sub, password: 'any' }) : null
    if (to) address = new URL(to, address).href
  }
  throw new Error('the provider does not send anybody back')
}
