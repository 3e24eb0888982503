/** How the candidate came here, as the address says: a referral's code or a campaign; undefined when it says nothing. */
export function sourceIn(search: string): string | undefined {
  const query = new URLSearchParams(search)
  for (const name of ['dzcode', 'referral', 'source', 'utm_campaign', 'utm_source']) {
    const value = query.get(name)?.trim()
    if (value) return `${name}:${value}`.slice(0, 120)
  }
  return undefined
}
