import { accountsScreens } from '@bole/accounts/screens'
import { leftBecause } from '@bole/accounts/web'
import { addressOf } from '@bole/platform/screens'
import { disconnectRealtime, onUnhandledError } from '@bole/platform/shell'
import { queryClient, wordOf } from '@bole/platform/web'
import { type ReactNode, useEffect } from 'react'
import { useFeedback } from '../feedback/feedback.tsx'
import { type ShellTexts, useShellTexts } from '../texts/index.ts'
import { reactionTo } from './reaction.ts'

/** Notices about failures are shown at most once in this time (specification, section 8). */
const quietMilliseconds = 1000

let lastNoticeAt = 0
let hasSignedOut = false

/** Turns errors nobody handled into what the catalogue says: a toast, a notice, a page, or signing out once. */
export function ErrorReactions(): ReactNode {
  const t = useShellTexts()
  const { message, notification, modal } = useFeedback()
  useEffect(() => {
    onUnhandledError((error, isReading) => {
      const reaction = reactionTo(error, isReading)
      switch (reaction.kind) {
        case 'sign_out':
          if (hasSignedOut) return
          hasSignedOut = true
          disconnectRealtime()
          message.error(reaction.message || t('errors.signedOut'))
          leftBecause.set(t('errors.wasSignedOut'))
          setTimeout(() => location.assign(signInAddress()), 600)
          return
        case 'go':
          return location.assign(
            `${reaction.to}?${new URLSearchParams({ from: hereNow(), ...reaction.query })}`,
          )
        case 'invalid':
          void message.error(t('errors.invalid', { what: reaction.what }))
          return
        case 'toast':
          void message.open({ type: reaction.level, content: reaction.message || t('errors.retry') })
          return
        case 'quota_notice':
          // Its box to tick is a part that no first screen has.
          import('./quota-notice.tsx')
            .then(({ tellQuota }) => tellQuota(reaction, t, { message, modal }))
            // Where the part cannot be loaded, the refusal is told all the same.
            .catch(() => message.warning(reaction.message || reaction.body || t('errors.quota')))
          return
        case 'titled':
          notification.error({ title: reaction.title, description: reaction.message || t('errors.retry') })
          return
        case 'silent':
          return
        case 'notice':
          if (Date.now() - lastNoticeAt < quietMilliseconds) return
          lastNoticeAt = Date.now()
          notification.error({
            title: t('errors.failed'),
            description: t('errors.request', {
              message: reaction.message || wordsFor(reaction.http, t),
              status: reaction.http,
              address: reaction.address,
            }),
          })
          return
        case 'offline':
          void message.warning({ key: 'offline', content: t('errors.unreachable') })
          return
        default:
          console.error(error)
      }
    })
    const warn = () => void message.warning({ key: 'offline', content: t('errors.offline'), duration: 0 })
    const clear = () => {
      message.destroy('offline')
      void queryClient.refetchQueries({ type: 'active', stale: true })
    }
    window.addEventListener('offline', warn)
    window.addEventListener('online', clear)
    return () => {
      window.removeEventListener('offline', warn)
      window.removeEventListener('online', clear)
    }
  }, [message, notification, modal, t])
  return null
}

/** The sign-in page, which leads back to where somebody was. */
export function signInAddress(): string {
  const here = hereNow()
  const page = addressOf(accountsScreens.signIn)
  return here.startsWith(page) ? page : `${page}?redirect=${encodeURIComponent(here)}`
}

const hereNow = () => location.pathname + location.search

/** What is said where the server, or what stands before it, says no more than a number (specification, section 8: status texts). */
function wordsFor(http: number, t: ShellTexts): string {
  // What a server itself calls 408, a gateway calls 504.
  const status = http === 408 ? 504 : http
  return wordOf(t, `http.${status}`, {}, t(http < 500 ? 'errors.refused' : 'http.500'))
}
