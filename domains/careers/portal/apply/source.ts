/** How the candidate came here, as the address says: a colleague's code or a campaign; undefined when it says nothing. */
export function sourceIn(search: string): string | undefined {
  const query = new URLSearchParams(search)
  for (const name of ['ref', 'dzcode', 'referral', 'source', 'utm_campaign', 'utm_source']) {
    const value = query.get(name)?.trim()
    if (value) return `${name}:${value}`.slice(0, 120)
  }
  return undefined
}

const placeOf = (slug: string) => `bole.referral.${slug}`

/**
 * The code of the colleague whose link was followed: that of the address, or the one kept since; null where there is none. It is kept in
 * this window until an application is sent, as whoever looks around leaves the address behind.
 */
export function referralIn(search: string, slug: string): string | null {
  const query = new URLSearchParams(search)
  const code = (query.get('ref') ?? query.get('referral') ?? '').trim().slice(0, 80)
  try {
    if (code) sessionStorage.setItem(placeOf(slug), code)
    return code || sessionStorage.getItem(placeOf(slug))
  } catch {
    // Without storage the address alone says it.
    return code || null
  }
}

/** What an application says of where it came from: a colleague's code before anything else. */
export function sourceOf(search: string, slug: string): string | undefined {
  const code = referralIn(search, slug)
  return code ? `ref:${code}` : sourceIn(search)
}

/** After an application was sent the next one is not of the same link by itself. */
export function forgetReferral(slug: string): void {
  try {
    sessionStorage.removeItem(placeOf(slug))
  } catch {
    // Nothing was kept.
  }
}
