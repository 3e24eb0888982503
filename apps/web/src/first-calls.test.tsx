import { accountsApi, type CurrentUser } from '@bole/accounts/contract'
import { type Permission, roles } from '@bole/accounts/model'
import { personOf, recruiterWho } from '@bole/accounts/testing'
import { isPermitted } from '@bole/accounts/web'
import type { Call } from '@bole/platform/contract'
import { queryClient } from '@bole/platform/web'
import { type Answering, answering, serve, showScreen } from '@bole/platform/web-testing'
import { act } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import './texts/index.ts'
import { addresses, type ScreenAddress, screenFor } from './screens.ts'
import { firstScreenOf, menuOf } from './shell/menu.ts'

const contracts = import.meta.glob<Readonly<Record<string, Readonly<Record<string, Call>>>>>(
  '../../../domains/*/contract/index.ts',
  { eager: true },
)
const calls = Object.values(contracts).flatMap((contract) =>
  Object.entries(contract).flatMap(([name, api]) => (name.endsWith('Api') ? Object.values(api) : [])),
)
const never = new Promise<Response>(() => undefined)
const unanswered = calls.map((call): Answering => ({ call, respond: () => never }))

/** What a screen asks before anything is answered but who is signed in. */
async function firstCallsOf({ screen, path }: ScreenAddress, user: CurrentUser): Promise<readonly Call[]> {
  const { default: Screen } = await screen.load()
  const server = serve(...unanswered, answering(accountsApi.getCurrentUser, user))
  await showScreen(Screen, path.replace('{origin}', '2').replace(/\{\w+\}/g, '12'), path)
  await untilItWaits(() => server.sent.filter(({ call }) => call !== accountsApi.getCurrentUser).length)
  return server.sent.map(({ call }) => call)
}

/** Turns without any event after which there will be none: parts that are loaded later contain others no deeper than this. */
const quietTurns = 5

/**
 * Until a screen does nothing but wait for `unanswered()` calls: who is signed in has arrived, what is loaded later is there,
 * and neither the cache nor the page has changed since. Turns are counted, not time.
 */
async function untilItWaits(unanswered: () => number): Promise<void> {
  let quiet = 0
  const happened = () => {
    quiet = 0
  }
  const stop = queryClient.getQueryCache().subscribe(happened)
  const changes = new MutationObserver(happened)
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  try {
    while (quiet < quietTurns) {
      quiet += 1
      await act(() => vi.dynamicImportSettled())
      if (queryClient.isFetching() > unanswered()) happened()
    }
  } finally {
    changes.disconnect()
    stop()
  }
}

const needsOf = (given: Call['access']) => (given === 'signed_in' || given === 'anyone' ? [] : [given])
/** Somebody who holds nothing else: what a screen asks for those alone who may hear it, it does not ask for them. */
const holding = (permissions: readonly string[]): CurrentUser => ({
  ...recruiterWho(),
  authPermission: Object.fromEntries(permissions.map((name) => [name, true])),
})

/** One address of each: those of both generations ask the same. */
const ofStaff = addresses.filter(
  ({ screen, path }) =>
    screen.needs !== 'anyone' && addresses.find((other) => other.screen === screen)?.path === path,
)

describe('a screen needs what its first calls need', () => {
  test.each(ofStaff.map((address) => [address.path, address] as const))('%s', async (_path, address) => {
    const recorded: readonly string[] = [address.screen.needs].flat()
    const first = await firstCallsOf(address, holding(recorded))
    const needed = new Set(first.flatMap(({ access }) => needsOf(access)))
    expect([...needed].filter((permission) => !recorded.includes(permission))).toEqual([])
  })
})

describe('the first screen', () => {
  test.each(roles)('of %s asks nothing that refuses them', async (role) => {
    const user = personOf(role)
    const address = screenFor(firstScreenOf(user))
    expect(address).toBeDefined()
    const first = address ? await firstCallsOf(address, user) : []
    const refused = first.filter(({ access }) =>
      needsOf(access).some((permission) => !isPermitted(user, permission)),
    )
    expect(refused.map(({ name }) => name)).toEqual([])
  })

  test('is one they may see, whatever is taken from them', () => {
    for (const role of roles) {
      const user = personOf(role)
      for (const taken of Object.keys(user.authPermission)) {
        const { [taken]: _taken, ...authPermission } = user.authPermission
        const less = { ...user, authPermission }
        const address = screenFor(firstScreenOf(less))
        const needs = [address?.screen.needs ?? 'signed_in'].flat().flatMap(needsOf)
        expect(needs.filter((permission: Permission) => !isPermitted(less, permission))).toEqual([])
        expect(menuOf(less).every(({ path }) => screenFor(path) !== undefined || path.includes('{'))).toBe(
          true,
        )
      }
    }
  })
})
