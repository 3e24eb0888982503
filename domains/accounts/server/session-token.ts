export const sessionCookie = 'bole_session'

/** By which a browser is known again to whoever signed in from it before; it signs nobody in. */
export const deviceCookie = 'bole_device'

/** What somebody who went to their company's provider has to come back with. */
export const signOnCookie = 'bole_sign_on'

/** What somebody who went to a platform has to come back with. */
export const platformCookie = 'bole_platform'

/** The role's name for the menu, readable by scripts for 30 days; it grants nothing (specification, section 6). */
export const authorityCookie = 'liexing-authority'

/** The token one of our cookies holds; null when there is none that we could have made. */
export function cookieIn(cookies: string | undefined, name: string): string | null {
  const found = cookies?.match(new RegExp(`(?:^|;\\s*)${name}=([\\w-]{20,100})(?:;|$)`))
  return found?.[1] ?? null
}
