import { useLazy } from '@bole/platform/later'
import { currentDirection } from '@bole/platform/shell'
import { currentLanguage, queryClient } from '@bole/platform/web'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { ConfigProvider } from 'antd'
import { lazy, type ReactNode, Suspense, use, useCallback, useEffect, useSyncExternalStore } from 'react'
import { antdLocaleOf } from './antd-locale.ts'
import { AskForProof } from './errors/ask-for-proof.tsx'
import { ErrorReactions } from './errors/error-reactions.tsx'
import { FeedbackProvider } from './feedback/feedback.tsx'
import { router } from './router.tsx'
import { useShellTexts } from './texts/index.ts'
import { scopeOfTokens, themeOf } from './theme.ts'

const locale = antdLocaleOf(currentLanguage())
const darkness = matchMedia('(prefers-color-scheme: dark)')
const fingers = matchMedia('(max-width: 768px), (pointer: coarse)')

/** Whether a medium is as asked, followed as it changes. */
function useMedium(medium: MediaQueryList): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      medium.addEventListener('change', listener)
      return () => medium.removeEventListener('change', listener)
    },
    [medium],
  )
  return useSyncExternalStore(subscribe, () => medium.matches)
}

const popups = 'popups'
const focus = () => import('./focus/keep-focus.ts')
const Nothing = lazy(async () => ({ default: (await import('./drawings/nothing.tsx')).Nothing }))
const Drawing = lazy(async () => ({ default: (await import('@bole/platform/drawings')).Drawing }))

/** Where menus, lists to choose from and calendars open. */
function Popups(): ReactNode {
  return <aside id={popups} aria-label={useShellTexts()('popups')} />
}

/** Leads to the tabs there is no room for. */
function MoreTabs(): ReactNode {
  return (
    <span role="img" aria-label={useShellTexts()('moreTabs')}>
      ⋯
    </span>
  )
}

/** Theme, language, cache and addresses around every screen. */
export function BoleApp(): ReactNode {
  const isDark = useMedium(darkness)
  const isTouched = useMedium(fingers)
  // At once, not when the browser is idle: it can lead back only to what was focused after it began.
  const keeping = useLazy(focus, true)
  useEffect(() => keeping?.keepFocus(), [keeping])
  return (
    <ConfigProvider
      locale={use(locale)}
      theme={themeOf(isDark, isTouched)}
      direction={currentDirection()}
      // A word stays a word: the space between two characters is read aloud and breaks searching the page.
      button={{ autoInsertSpace: false }}
      // What opens belongs to a part of the page that can be found by its kind, as everything else does; dialogs, asked for with the page itself, are one.
      getPopupContainer={(from) =>
        (from !== document.body && document.getElementById(popups)) || document.body
      }
      tabs={{ more: { icon: <MoreTabs /> } }}
      empty={{
        image: (
          <Suspense>
            <Drawing scene="empty" />
          </Suspense>
        ),
      }}
      renderEmpty={() => (
        <Suspense>
          <Nothing />
        </Suspense>
      )}
    >
      <div className={`app ${scopeOfTokens}`}>
        <FeedbackProvider>
          <QueryClientProvider client={queryClient}>
            <ErrorReactions />
            <AskForProof />
            <RouterProvider router={router} />
          </QueryClientProvider>
        </FeedbackProvider>
      </div>
      <Popups />
    </ConfigProvider>
  )
}
