import { queryClient } from '@bole/platform/web'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, configure, render } from '@testing-library/react'
import { App, ConfigProvider } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import { type ComponentType, Suspense } from 'react'
import { afterEach } from 'vitest'
import { onUnhandledError } from '../web/query-cache.ts'
import { startTexts } from '../web/texts.ts'

export {
  type Answering,
  answering,
  failing,
  holding,
  refusing,
  type Sent,
  serve,
  type TestServer,
} from './answers.ts'
export { pickOption } from './pick-option.ts'

// A busy machine is slow, not wrong; and asking each element whether it is hidden takes longer than all else.
configure({ asyncUtilTimeout: 20_000, defaultHidden: true })

// What is still on its way when a test ends has no window to arrive in.
afterEach(cleanup)

/** A screen that is shown. */
export interface Shown {
  /** The address of the moment: path and query. */
  readonly address: () => string
  /** The query of the address of the moment. */
  readonly query: () => Readonly<Record<string, string>>
  /** Failures that the screen left to the shell. */
  readonly unhandled: readonly unknown[]
  /** As the browser's back button. */
  readonly goBack: () => void
}

/** Shows a screen at an address, in zh-CN, as the app would: router, cache, component library, texts. */
export async function showScreen(Screen: ComponentType, at = '/', pattern?: string): Promise<Shown> {
  cleanup()
  queryClient.clear()
  localStorage.setItem('umi_locale', 'zh-CN')
  const unhandled: unknown[] = []
  onUnhandledError((error) => void unhandled.push(error))
  await startTexts()
  const root = createRootRoute()
  const path = (pattern ?? at.split('?')[0] ?? '/').replace(/\{(\w+)\}/g, '$$$1')
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path, component: () => <Screen /> }),
      createRoute({ getParentRoute: () => root, path: '$', component: () => null }),
    ]),
    history: createMemoryHistory({ initialEntries: [at] }),
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search).toString()
      return text ? `?${text}` : ''
    },
  })
  await router.load()
  render(
    <ConfigProvider locale={zhCN} theme={{ token: { motion: false } }}>
      <App>
        <QueryClientProvider client={queryClient}>
          <Suspense>
            <RouterProvider router={router as never} />
          </Suspense>
        </QueryClientProvider>
      </App>
    </ConfigProvider>,
  )
  return {
    address: () => router.state.location.href,
    query: () => Object.fromEntries(new URLSearchParams(router.state.location.searchStr)),
    unhandled,
    goBack: () => router.history.back(),
  }
}
