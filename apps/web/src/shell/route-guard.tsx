import { accountsApi } from '@bole/accounts/contract'
import { useCurrentUser } from '@bole/accounts/web'
import { sendCall } from '@bole/platform/web'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { NotAuthorised } from '../errors/exceptions.ts'
import { routes } from '../routes.generated.ts'
import { titleOf, useShellTexts } from '../texts/index.ts'

/** Whether a role sees an address (specification, section 6: route visibility). */
export function isVisibleTo(role: string, path: string): boolean {
  const route = routes.find((known) => known.path === path)
  return route !== undefined && (route.roles === null || route.roles.includes(role))
}

/** Whether an address somebody could follow leads a role anywhere. */
export function isReachableFor(role: string, pathname: string): boolean {
  return patterns.some(({ path, pattern }) => pattern.test(pathname) && isVisibleTo(role, path))
}

const patterns = routes.map(({ path }) => ({
  path,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`, 'i'),
}))

/** Shows a screen to the roles the route table names, sets the window's title and records the view. */
export function RouteGuard({
  path,
  children,
}: {
  readonly path: string
  readonly children: ReactNode
}): ReactNode {
  const t = useShellTexts()
  const user = useCurrentUser()
  const pathname = useLocation({ select: (place) => place.pathname })
  useEffect(() => {
    document.title = `${titleOf(t, path)} · ${t('product')}`
    // A view that could not be recorded is nobody's concern.
    sendCall(accountsApi.recordPageView, { body: { path: pathname } }).catch(() => undefined)
  }, [path, pathname, t])
  if (!user) return null
  return isVisibleTo(user.role.name, path) ? children : <NotAuthorised />
}
