import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Ranges that an operator may allow by name. */
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
}

const hostName =
  /^(?=.{1,253}$)(?!.*\.\d+$)(?!\d+$)[a-z0-9_]([a-z0-9_-]*[a-z0-9])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9])?)*$/

type Address = ReturnType<typeof ipaddr.parse>

/** The address a connection ends at: IPv4 also where IPv6 only wraps it (RFC 4291, section 2.5.5.2; RFC 6052). */
function endOf(address: string): Address | null {
  if (!isIP(address)) return null
  const read = ipaddr.process(address)
  return read.range() === 'rfc6052' ? ipaddr.fromByteArray(read.toByteArray().slice(-4)) : read
}

/** Whether an address is no public one: loopback, link-local, private, and whatever is set aside for some other use. */
export function isInner(address: string): boolean {
  return endOf(address)?.range() !== 'unicast'
}

/** Whether an operator may allow this: a name, an address, a range such as 10.0.0.0/8, or `loopback`, `private` or `linklocal`. */
export function isInnerHost(text: string): boolean {
  return isIP(text) > 0 || ipaddr.isValidCIDR(text) || hostName.test(text)
}

function isWithin(address: Address, range: string): boolean {
  const [start, bits] = ipaddr.parseCIDR(range)
  return start.kind() === address.kind() && address.match(start, bits)
}

/**
 * Whether the server may connect to an address that a host's name led to: to every public one, and to what its operator allows, by the
 * name or by the address.
 */
export function mayReach(host: string, address: string, allowed: readonly string[]): boolean {
  const end = endOf(address)
  if (!end) return false
  if (end.range() === 'unicast' || allowed.includes(host.toLowerCase().replace(/\.$/, ''))) return true
  const ranges = allowed.flatMap((given) => named[given] ?? (ipaddr.isValidCIDR(given) ? [given] : []))
  return (
    ranges.some((range) => isWithin(end, range)) ||
    allowed.some((given) => endOf(given)?.toString() === end.toString())
  )
}
