/** Where to go after signing in: the asked address when it lies on this site, else null (specification, section 2). */
export function safeRedirect(asked: string | null, origin: string): string | null {
  if (!asked) return null
  const target = URL.parse(asked, origin)
  if (!target || target.origin !== origin || target.pathname.startsWith('/site')) return null
  // Without its origin a path of two slashes is the address of another host.
  if (target.pathname.startsWith('//')) return null
  return target.pathname + target.search + target.hash
}

/** Where the day of a role begins, where nothing else was asked for: at the agencies, or at one of the dashboards. */
export function homeOf(role: string, organisationHome: string): 'agencies' | 'campus' | 'social' {
  if (role === 'SysAdmin' || organisationHome === 'agency') return 'agencies'
  return organisationHome === 'campus' ? 'campus' : 'social'
}
