import { accountsEntryApi } from '@bole/accounts/contract'
import { useCurrentUser } from '@bole/accounts/web'
import { useRecordName } from '@bole/platform/places'
import { sendCall } from '@bole/platform/web'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { NotAuthorised } from '../errors/exceptions.ts'
import { titleOf, useShellTexts } from '../texts/index.ts'
import { maySee } from './who-sees.ts'

/** Shows a screen to who may see it, sets the window's title and records the view. */
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
  const name = useRecordName()
  useEffect(() => {
    document.title = [name, titleOf(t, path), t('product')].filter(Boolean).join(' · ')
  }, [name, path, t])
  useEffect(() => {
    // A view that could not be recorded is nobody's concern.
    sendCall(accountsEntryApi.recordPageView, { body: { path: pathname } }).catch(() => undefined)
  }, [pathname])
  if (!user) return null
  return maySee(user, path) ? children : <NotAuthorised />
}
