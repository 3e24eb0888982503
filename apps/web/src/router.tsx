import { accountsScreens } from '@bole/accounts/screens'
import { isToBeSetUp, loadCurrentUser } from '@bole/accounts/web'
import { addressOf } from '@bole/platform/screens'
import { CallFailed } from '@bole/platform/web'
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { ExceptionPage, NotAvailableYet } from './errors/exceptions.ts'
import { routes } from './routes.generated.ts'
import { addresses, screenAt } from './screens.ts'
import { firstScreenOf } from './shell/menu.ts'
import { rememberedGeneration } from './shell/remembered-generation.ts'
import { RouteGuard } from './shell/route-guard.tsx'

const signIn = addressOf(accountsScreens.signIn)
const setUp = addressOf(accountsScreens.setUp)

const rootRoute = createRootRoute({
  component: Outlet,
  notFoundComponent: () => <ExceptionPage status="404" />,
})

/** The staff layout: nothing below it is shown before it is known who is signed in. */
const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  component: lazyRouteComponent(() => import('./shell/shell.tsx'), 'Shell'),
  beforeLoad: async ({ location }) => {
    try {
      return { user: await loadCurrentUser() }
    } catch (error) {
      if (error instanceof CallFailed && error.http === 401) {
        // Where somebody begins who was told nothing but the server's name.
        if (location.pathname === '/' && (await isToBeSetUp())) throw redirect({ href: setUp })
        throw redirect({ href: `${signIn}?redirect=${encodeURIComponent(location.href)}` })
      }
      throw error
    }
  },
  errorComponent: () => <ExceptionPage status="500" />,
})

function component(path: string) {
  const built = screenAt(path)
  return built ? lazyRouteComponent(built.screen.load) : NotAvailableYet
}

/** `{id}` of a record or of the route table is `$id` here. */
function patternOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, '$$$1')
}

/** Entities are named by their numbers: an address with anything else in that place is none. */
function requireNumbers(params: Readonly<Record<string, string>>): void {
  const { origin: _, ...numbers } = params
  if (!Object.values(numbers).every((value) => /^[1-9]\d{0,14}$/.test(value)))
    throw redirect({ to: '/exception/404' })
}

const staffRoutes = routes
  .filter(({ area }) => area !== 'exception' && area !== 'root')
  // Two spellings differ in case only; the router compares without it, so the later one is left out.
  .filter(
    ({ path }, index, all) =>
      all.findIndex((other) => other.path.toLowerCase() === path.toLowerCase()) === index,
  )
  .map((route) => {
    const path = screenAt(route.path)?.path ?? route.path
    const Screen = component(path)
    return createRoute({
      getParentRoute: () => shellRoute,
      path: patternOf(path),
      beforeLoad: ({ params }) => requireNumbers(params),
      component: () => (
        <RouteGuard path={path}>
          <Screen />
        </RouteGuard>
      ),
    })
  })

/** The house's address leads each role to where its day begins. */
const homeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  beforeLoad: ({ context }) => {
    throw redirect({ to: firstScreenOf(context.user, rememberedGeneration()) })
  },
})

const exceptionRoutes = (['403', '404', '500'] as const).map((status) =>
  createRoute({
    getParentRoute: () => shellRoute,
    path: `/exception/${status}`,
    component: () => <ExceptionPage status={status} />,
  }),
)

/** Nothing is there; the frame around it stays. */
const unknownRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '$',
  component: () => <ExceptionPage status="404" />,
})

/** The addresses that end in an origin, without it: that of their generation is meant. */
const withoutOrigin = addresses
  .filter(({ path, origin }) => path.endsWith('/{origin}') && origin !== null)
  .map(({ path, origin }) =>
    createRoute({
      getParentRoute: () => shellRoute,
      path: path.replace('/{origin}', ''),
      beforeLoad: () => {
        throw redirect({ to: path.replace('{origin}', `${origin}`) })
      },
    }),
  )

/** Addresses of the specification with a layout of their own, whose screens are not built yet. */
const ownLayoutsToCome = ['/invigilate/{id}', '/invigilate/{id}/finished'].map((path) =>
  createRoute({ getParentRoute: () => rootRoute, path: patternOf(path), component: NotAvailableYet }),
)

const goTo = (path: string, to: string) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: () => {
      throw redirect({ to })
    },
  })

const ownLayouts = addresses
  .filter(({ screen }) => screen.needs === 'anyone')
  .map(({ path }) =>
    createRoute({ getParentRoute: () => rootRoute, path: patternOf(path), component: component(path) }),
  )

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    goTo('/site', signIn),
    goTo('/invigilate', '/'),
    goTo('/interviewRoom', '/'),
    ...ownLayouts,
    ...ownLayoutsToCome,
    shellRoute.addChildren([homeRoute, ...staffRoutes, ...withoutOrigin, ...exceptionRoutes, unknownRoute]),
  ]),
  // Plain text on both sides: an address is written by people, too.
  parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search) => {
    const text = new URLSearchParams(
      Object.entries(search).map(([key, value]) => [key, String(value)]),
    ).toString()
    return text ? `?${text}` : ''
  },
  defaultPreload: 'intent',
  scrollRestoration: true,
})
