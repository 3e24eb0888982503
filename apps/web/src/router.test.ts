import { accountsApi } from '@bole/accounts/contract'
import { administrator, personOf } from '@bole/accounts/testing'
import { shapeOf } from '@bole/platform/screens'
import { queryClient } from '@bole/platform/web'
import { type Answering, answering, failing, serve } from '@bole/platform/web-testing'
import { createMemoryHistory } from '@tanstack/react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import './texts/index.ts'
import { router } from './router.tsx'
import { routes } from './routes.generated.ts'
import { addresses, screenAt, screens } from './screens.ts'

beforeEach(() => queryClient.clear())

const clock = { step: 'code', time_zone: 'Asia/Shanghai', is_zone_fixed: false } as const

/** Where somebody who follows an address ends up: the address, and the pattern of what is shown there. */
async function follow(address: string, ...answers: Answering[]) {
  const server = serve(answering(accountsApi.getCurrentUser, administrator), ...answers)
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [address] }) })
  await router.load()
  const shown = router.state.matches.at(-1)?.fullPath ?? ''
  const pattern = shown.replace(/\$(\w+)/g, '{$1}').replace(/(?<=.)\/$/, '')
  const { pathname, href } = router.state.location
  return {
    server,
    address: href,
    pattern,
    // What is shown is only the nearest there is, to say that there is no such page.
    isMissing: !new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`, 'i').test(pathname),
    error: router.state.matches.find(({ error }) => error !== undefined)?.error,
  }
}

describe('an address that stands for another', () => {
  test.each([
    ['/', '/dashboard/social'],
    ['/invigilate', '/dashboard/social'],
    ['/interviewRoom', '/dashboard/social'],
    ['/site', '/site/login'],
    ['/config/process/list', '/config/process/list/2'],
    ['/config2/process2/list', '/config2/process2/list/1'],
  ])('%s leads to %s', async (from, to) => {
    expect((await follow(from)).address).toBe(to)
  })
})

test.each([
  ['that is to be set up', answering(accountsApi.getSetUp, clock), '/setup'],
  ['that is set up', failing(accountsApi.getSetUp, 404), '/site/login?redirect=%2F'],
])('who comes to an installation %s and is not signed in begins there', async (_, standing, to) => {
  const { address } = await follow('/', failing(accountsApi.getCurrentUser, 401), standing)
  expect(address).toBe(to)
})

describe('the day begins', () => {
  test.each([
    ['OrgAdmin2', 'social', '/dashboard/social'],
    ['OrgAdmin2', 'campus', '/dashboard/campus'],
    ['User2', 'social', '/dashboard/social'],
    ['SysAdmin', 'social', '/agency/list'],
  ] as const)('for %s of a house of %s hiring at %s', async (name, home, screen) => {
    const { organization } = administrator
    const who = { ...personOf(name), organization: { ...organization, home } }
    expect((await follow('/', answering(accountsApi.getCurrentUser, who))).address).toBe(screen)
  })
})

describe('every screen that is built', () => {
  test.each(addresses.map(({ path }) => path))('is found at %s', async (path) => {
    const address = path.replace(/\{\w+\}/g, '12')
    const { pattern, address: reached, isMissing } = await follow(address)
    expect([reached, isMissing]).toEqual([address, false])
    expect(pattern.toLowerCase()).toBe(path.toLowerCase())
  })
})

test('every address of the specification leads somewhere, built or not', async () => {
  const lost: string[] = []
  for (const { path } of routes) {
    const { isMissing, pattern } = await follow(path.replace(/\{\w+\}/g, '12'))
    if (isMissing || shapeOf(pattern) !== shapeOf(path)) lost.push(`${path}: ${pattern}`)
  }
  expect(lost).toEqual([])
})

test.each(['/invigilate/12', '/invigilate/12/finished?theme_id=1'])(
  '%s, with a layout of its own, is told to come, without signing in',
  async (address) => {
    const { isMissing, address: reached, server } = await follow(address)
    expect([isMissing, reached, server.sent]).toEqual([false, address, []])
  },
)

test.each(['/nowhere', '/candidate/filter', '/candidate/filter/list/12', '/exception/418', '/site/nowhere'])(
  '%s is no address',
  async (address) => expect((await follow(address)).isMissing).toBe(true),
)

test.each([
  '/candidate/detail/abc',
  '/candidate/detail/0',
  '/candidate/detail/-7',
  '/candidate/detail/1.5',
  '/candidate/detail/1e3',
  '/post/position/update/%20',
  '/regulation2/position/99999999999999999999/update',
])('%s names nothing by its number, and says so', async (address) => {
  expect((await follow(address)).address).toBe('/exception/404')
})

describe('somebody who is not signed in', () => {
  const nobody = failing(accountsApi.getCurrentUser, 401)

  test('is asked to sign in, and led back afterwards, conditions and all', async () => {
    const { address } = await follow('/candidate/filter/list?keyword=%E7%8E%8B&stage=12', nobody)
    const { pathname, searchParams } = new URL(address, 'http://localhost')
    expect(pathname).toBe('/site/login')
    expect(searchParams.get('redirect')).toBe('/candidate/filter/list?keyword=%E7%8E%8B&stage=12')
  })

  test('is not asked who they are where nobody has to be', async () => {
    const { server, address } = await follow('/site/login', nobody)
    expect(address).toBe('/site/login')
    expect(server.sent).toEqual([])
  })

  test('is asked once for all that is below the layout', async () => {
    const { server } = await follow('/candidate/filter/list')
    await router.navigate({ to: '/post/position/list' })
    expect(server.queriesOf(accountsApi.getCurrentUser)).toHaveLength(1)
  })
})

test('a server that does not answer who one is leaves an error page, not a way to sign in', async () => {
  const { address, error } = await follow('/candidate/filter/list', failing(accountsApi.getCurrentUser, 500))
  expect(address).toBe('/candidate/filter/list')
  expect(error).toMatchObject({ http: 500 })
})

describe('the words of an address', () => {
  test.each([
    ['?a=1&b=true&c=null', { a: '1', b: 'true', c: 'null' }],
    ['?keyword=%E7%8E%8B+%26', { keyword: '王 &' }],
    ['?a=1&a=2', { a: '2' }],
    ['', {}],
  ])('%j are plain text', (text, search) => expect(router.options.parseSearch?.(text)).toEqual(search))

  test('come back as they were', () => {
    const search = { keyword: '王 & 李=100%', stage: '12', from: '2026-11-01' }
    const text = router.options.stringifySearch?.(search) ?? ''
    expect(router.options.parseSearch?.(text)).toEqual(search)
    expect(router.options.stringifySearch?.({})).toBe('')
  })
})

test('a screen knows all its addresses, and none belongs to two', () => {
  for (const screen of screens) {
    const own = addresses.filter((address) => address.screen === screen)
    expect(own.length, screen.name).toBeGreaterThan(0)
    for (const address of own) expect(screenAt(address.path)).toBe(address)
  }
  expect(screenAt('/regulation2/position/{pid}/update')?.screen.name).toBe('positions.edit')
  expect(screenAt('/nowhere')).toBeUndefined()
})
