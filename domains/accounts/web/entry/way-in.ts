import { safeRedirect } from '@bole/accounts/model'
import { addressOf } from '@bole/platform/screens'
import { accountsScreens } from '../screens.ts'

const keptUnder = 'bole.entry'

/** Keeps what the sign-in page was opened with, while somebody is away at a provider or a platform. */
export function keepWayIn(): void {
  sessionStorage.setItem(keptUnder, location.search)
}

const kept = () => sessionStorage.getItem(keptUnder) ?? ''

/** Where somebody is told that they proved who they are, and the window they came from with them. */
export function provedAddress(): string {
  return `${addressOf(accountsScreens.proof)}#proved`
}

/** The sign-in page as it was opened. */
export function wayBack(): string {
  return `${addressOf(accountsScreens.signIn)}${kept()}`
}

/** Where somebody goes on to once they are signed in: as the sign-in page was told, else where the day of their role begins. */
export function wayOn(): string {
  const wanted = safeRedirect(new URLSearchParams(kept()).get('redirect'), location.origin)
  sessionStorage.removeItem(keptUnder)
  return wanted ?? '/'
}
