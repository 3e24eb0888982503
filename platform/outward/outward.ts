import { lookup as lookUp } from 'node:dns'
import { connect, isIP, type LookupFunction, type Socket } from 'node:net'
import { Agent, buildConnector, fetch } from 'undici'
import { defineSlot, providedFor } from '../slots/index.ts'
import { mayReach } from './inner-addresses.ts'

/** The names, addresses and ranges of the operator's own networks that companies may have the server reach; provided by the composition. */
export const allowedInnerHosts = defineSlot<readonly string[]>('platform.allowedInnerHosts')

const innerWords = ' is in a private network, and ALLOWED_INNER_HOSTS does not name it'

/** The host that words kept of a failure name as one in a private network; null where they say something else. */
export function innerHostSaid(words: string): string | null {
  const at = words.indexOf(innerWords)
  return at < 0 ? null : (words.slice(0, at).split(' ').at(-1) ?? null)
}

/** What a company typed leads to an address that is not public, and that the operator did not allow. */
class InnerHost extends Error {
  readonly host: string

  constructor(host: string) {
    super(`${host}${innerWords}`)
    this.host = host
  }
}

/** The host that was not reached because it is in a private network; null where an error is another one. */
export function innerHostIn(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof InnerHost) return cause.host
  return null
}

const isOpen = (host: string, address: string) => mayReach(host, address, providedFor(allowedInnerHosts))

/**
 * Looks a name up for a connection, and leaves it the addresses that may be reached. The addresses that are looked at are those that
 * are connected to, so that a name cannot lead elsewhere in between.
 */
export function lookingUpWith(lookup: typeof lookUp): LookupFunction {
  return (host, options, answer) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return answer(error, [])
      const open = found.filter(({ address }) => isOpen(host, address))
      const [first] = open
      if (!first) return answer(new InnerHost(host), [])
      return options.all ? answer(null, open) : answer(null, first.address, first.family)
    })
}
const outwardLookup = lookingUpWith(lookUp)

/** What is an address already is not looked up when it is connected to. */
function innerLiteral(host: string): InnerHost | null {
  const bare = host.replace(/^\[(.*)\]$/, '$1')
  return isIP(bare) && !isOpen(bare, bare) ? new InnerHost(bare) : null
}

const plainly = buildConnector({ lookup: outwardLookup })
const agent = new Agent({
  connect: (options, answer) => {
    const refused = innerLiteral(options.hostname)
    if (refused) answer(refused, null)
    else plainly(options, answer)
  },
})

/** `fetch` for addresses that companies type: it reaches nothing inner but what the operator allows, and looks again at each redirect. */
export async function fetchOutward(
  address: string,
  options: Omit<RequestInit, 'body'> & { readonly body?: unknown } = {},
): Promise<Response> {
  // Undici's own types stand apart from those of Node's copy of it.
  const given = { ...options, dispatcher: agent } as Parameters<typeof fetch>[1]
  return (await fetch(address, given)) as unknown as Response
}

/** An address of a host that companies type, under the same rule: whoever connects to it cannot be led elsewhere meanwhile. */
export function addressOutward(host: string): Promise<string> {
  const refused = innerLiteral(host)
  if (refused) return Promise.reject(refused)
  if (isIP(host)) return Promise.resolve(host)
  return new Promise((resolve, reject) =>
    outwardLookup(host, {}, (error, address) =>
      error || typeof address !== 'string' ? reject(error ?? new InnerHost(host)) : resolve(address),
    ),
  )
}

interface Way {
  readonly host: string
  readonly port: number
  /** Milliseconds that connecting may take. */
  readonly patience: number
}

/** A connection to a host that companies type, under the same rule. */
export function connectOutward({ host, port, patience }: Way): Promise<Socket> {
  const refused = innerLiteral(host)
  if (refused) return Promise.reject(refused)
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, lookup: outwardLookup })
    socket.setTimeout(patience, () => socket.destroy(new Error('Connection timeout')))
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.setTimeout(0)
      socket.off('error', reject)
      socket.removeAllListeners('timeout')
      resolve(socket)
    })
  })
}
