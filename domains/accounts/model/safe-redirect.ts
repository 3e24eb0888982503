/** Where to go after signing in: the asked address when it lies on this site, else null (specification, section 2). */
export function safeRedirect(asked: string | null, origin: string): string | null {
  if (!asked) return null
  const target = URL.parse(asked, origin)
  if (!target || target.origin !== origin || target.pathname.startsWith('/site')) return null
  // Without its origin a path of two slashes is the address of another host.
  if (target.pathname.startsWith('//')) return null
  return target.pathname + target.search + target.hash
}

/** The first screen of a role, where nothing else was asked for. */
export function homeOf(role: string, organisationHome: string): string {
  if (role === 'SysAdmin' || organisationHome === 'agency') return '/agency/list'
  return organisationHome === 'campus' ? '/dashboard/campus' : '/dashboard/social'
}
