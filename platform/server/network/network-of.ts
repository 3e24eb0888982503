/**
 * The network an address is in, as what comes from one sender is counted: of IPv6 the first 64 bits, which one household has to itself;
 * IPv4 as it is, also when it is written as IPv6. Whoever has hung up has no address any more.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return ''
  const plain = address.toLowerCase().replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1]
  if (mapped || !plain.includes(':')) return mapped ?? plain
  const [head = '', tail] = plain.split('::', 2)
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
