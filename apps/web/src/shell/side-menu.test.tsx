import type { Role } from '@bole/accounts/model'
import { personOf, recruiterWho } from '@bole/accounts/testing'
import { showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import '../texts/index.ts'
import { SideMenu } from './side-menu.tsx'

beforeEach(() => localStorage.removeItem('bole.generation'))

async function show(
  who: Role | ReturnType<typeof personOf>,
  at: string,
  given: { isDrawer?: boolean; isCollapsed?: boolean } = {},
) {
  const close = vi.fn()
  const shown = await showScreen(
    () => (
      <SideMenu
        user={typeof who === 'string' ? personOf(who) : who}
        isCollapsed={given.isCollapsed ?? false}
        isDrawer={given.isDrawer ?? false}
        isOpen
        onClose={close}
      />
    ),
    at,
  )
  return { shown, close }
}

const entries = () =>
  [...document.querySelectorAll('nav li li a')].map((link) => link.getAttribute('href') ?? '')
const groups = () =>
  [...document.querySelectorAll('nav li[data-group]')].map((group) => group.getAttribute('data-group'))
const unfolded = () =>
  [...document.querySelectorAll('nav li[data-group] > ul:not([hidden])')].map((list) =>
    list.closest('li')?.getAttribute('data-group'),
  )
// Icons are silent in the app as it is built; here they say what they are called.
const named = (name: string) => new RegExp(`^(?:[a-z-]+ )*${name}(?: [a-z-]+)*$`)
const button = (name: string) => screen.getByRole('button', { name: named(name) })
const pressed = () => screen.getAllByRole('button', { pressed: true }).map((chosen) => chosen.textContent)
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

describe('the side menu', () => {
  test.each<[Role, string[], string[]]>([
    [
      'OrgAdmin2',
      ['/candidate/filter/list', '/post/position/list'],
      ['/agency/status', '/candidate2/filter2/list'],
    ],
    ['User2', ['/dashboard/social', '/approval/list'], ['/candidate/filter/list', '/organization/user/list']],
    ['SysAdmin', ['/agency/status', '/post/position/list'], ['/candidate/filter/list']],
  ])('of %s leads to %j, not to %j', async (role, there, missing) => {
    await show(role, '/usercenter/index')
    for (const path of there) expect(entries()).toContain(path)
    for (const path of missing) expect(entries()).not.toContain(path)
  })

  test('has the groups in which there is something, and no other', async () => {
    await show('OrgAdmin2', '/candidate/filter/list')
    expect(groups()).toEqual([
      'home',
      'candidates',
      'jobs',
      'interviews',
      'messages',
      'outreach',
      'bots',
      'reports',
    ])
  })

  test('marks the page one is at, unfolds its group alone, and names every list by its group', async () => {
    await show('OrgAdmin2', '/candidate/filter/list')
    const marked = [...document.querySelectorAll('nav [aria-current]')]
    expect(marked.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['/candidate/filter/list', 'page'],
    ])
    expect(unfolded()).toEqual(['candidates'])
    expect(screen.getByRole('list', { name: named('候选人') }).contains(marked[0] ?? null)).toBe(true)
  })

  test('marks what the page stands below', async () => {
    await show('OrgAdmin2', '/post/position/update/12')
    const marked = document.querySelectorAll('nav [aria-current]')
    expect([...marked].map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
      [['/post/position/list', 'true']],
    )
  })

  test('unfolds one group at a time, and folds it away', async () => {
    await show('OrgAdmin2', '/candidate/filter/list')
    fireEvent.click(button('职位'))
    expect(unfolded()).toEqual(['jobs'])
    expect(button('职位').getAttribute('aria-expanded')).toBe('true')
    fireEvent.click(button('职位'))
    expect(unfolded()).toEqual([])
  })

  test('shows a short menu whole, with nothing to fold', async () => {
    await show('User2', '/dashboard/social')
    expect(unfolded()).toEqual(groups())
    expect(document.querySelectorAll('nav [aria-expanded]')).toHaveLength(0)
  })

  test('gives the whole name of what may be clipped', async () => {
    await show('OrgAdmin2', '/candidate/filter/list')
    for (const link of document.querySelectorAll('nav li li a'))
      expect(link.getAttribute('title')).toBe(link.textContent)
  })

  test('lies over the page on a narrow window until one has chosen, with the same switch and groups', async () => {
    const { shown, close } = await show('OrgAdmin2', '/candidate/filter/list', { isDrawer: true })
    await waitFor(() => expect(entries()).toContain('/post/position/list'))
    expect(pressed()).toEqual(['社招'])
    fireEvent.click(button('设置'))
    expect(groups()).toContain('settings.company')
    fireEvent.click(button('返回主菜单'))
    fireEvent.click(button('职位'))
    expect(close).not.toHaveBeenCalled()
    fireEvent.click(document.querySelector('a[href="/post/position/list"]') ?? document.body)
    await waitFor(() => expect(shown.address()).toBe('/post/position/list'))
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
  })

  test('collapsed says beside its icon what a group is, and keeps its own name to itself', async () => {
    await show('OrgAdmin2', '/candidate/filter/list', { isCollapsed: true })
    expect(button('职位').nextElementSibling?.firstChild?.textContent).toBe('职位')
    expect(document.querySelector('nav')?.textContent).not.toContain('伯乐')
    fireEvent.click(button('设置'))
    expect(button('人员').nextElementSibling?.textContent).toContain('账号')
  })
})

describe('the switch between the generations', () => {
  test('shows where one is, leads to the same screen of the other, and remembers it', async () => {
    const { shown } = await show('OrgAdmin2', '/candidate/filter/list?degree=master')
    expect(pressed()).toEqual(['社招'])
    fireEvent.click(button('校招'))
    await waitFor(() => expect(shown.address()).toBe('/candidate2/filter2/list'))
    await show('OrgAdmin2', '/candidate2/filter2/list')
    expect(pressed()).toEqual(['校招'])
    expect(entries()).toContain('/candidate2/delivery2/list')
    expect(entries()).not.toContain('/candidate/delivery/list')
    expect(localStorage.getItem('bole.generation')).toBe('campus')
  })

  test('leads home where there is no such screen', async () => {
    const { shown } = await show('OrgAdmin2', '/regulation2/lecture/list')
    fireEvent.click(button('社招'))
    await waitFor(() => expect(shown.address()).toBe('/dashboard/social'))
  })

  test('stays at what both share, where the one before is remembered', async () => {
    localStorage.setItem('bole.generation', 'campus')
    const { shown } = await show('OrgAdmin2', '/candidate/pool/list?city=上海')
    expect(pressed()).toEqual(['校招'])
    const before = shown.address()
    fireEvent.click(button('社招'))
    await waitFor(() => expect(pressed()).toEqual(['社招']))
    expect(shown.address()).toBe(before)
    expect(localStorage.getItem('bole.generation')).toBe('social')
    expect(entries()).toContain('/candidate/filter/list')
  })

  test('is not there for whom there is one generation only', async () => {
    await show(recruiterWho('lectures.manage'), '/usercenter/work')
    expect(screen.queryByRole('button', { name: '社招' })).toBeNull()
    expect(entries()).toContain('/regulation2/lecture/list')
  })

  test('is one letter while the menu is collapsed', async () => {
    const { shown } = await show('OrgAdmin2', '/candidate/filter/list', { isCollapsed: true })
    expect(button('切换到校招').textContent).toBe('社')
    fireEvent.click(button('切换到校招'))
    await waitFor(() => expect(shown.address()).toBe('/candidate2/filter2/list'))
  })
})

describe('the settings', () => {
  test('have a menu of their own, in place of the first, and lead back', async () => {
    await show('OrgAdmin2', '/candidate/filter/list')
    fireEvent.click(button('设置'))
    expect(groups().every((group) => group?.startsWith('settings.'))).toBe(true)
    expect(document.activeElement).toBe(button('返回主菜单'))
    fireEvent.click(button('返回主菜单'))
    expect(groups()).toContain('candidates')
    expect(document.activeElement).toBe(button('设置'))
    expect(unfolded()).toEqual(['candidates'])
  })

  test('are what one sees at a screen of theirs', async () => {
    await show('OrgAdmin2', '/config/tag/list')
    expect(unfolded()).toContain('settings.labels')
    expect(document.querySelector('nav [aria-current="page"]')?.getAttribute('href')).toBe('/config/tag/list')
  })
})

describe('the keyboard', () => {
  test('goes up and down through what is unfolded, around its ends', async () => {
    await show('OrgAdmin2', '/candidate/filter/list')
    button('候选人').focus()
    press('ArrowDown')
    expect(document.activeElement?.getAttribute('href')).toBe('/candidate/filter/list')
    press('ArrowUp')
    press('ArrowUp')
    expect(document.activeElement).toBe(button('首页'))
    press('End')
    expect(document.activeElement).toBe(button('设置'))
    press('ArrowDown')
    expect(document.activeElement?.getAttribute('href')).toBe('/')
    press('End')
    press('Home')
    expect(document.activeElement?.getAttribute('href')).toBe('/')
  })

  test('unfolds and enters to the right, goes out and folds to the left', async () => {
    await show('OrgAdmin2', '/candidate/filter/list')
    button('职位').focus()
    press('ArrowRight')
    expect(unfolded()).toEqual(['jobs'])
    press('ArrowDown')
    press('ArrowLeft')
    expect(document.activeElement).toBe(button('职位'))
    press('ArrowLeft')
    expect(unfolded()).toEqual([])
    press('End')
    press('ArrowRight')
    expect(document.activeElement).toBe(button('返回主菜单'))
    press('ArrowLeft')
    expect(document.activeElement).toBe(button('设置'))
  })

  test('leaves other keys alone', async () => {
    await show('OrgAdmin2', '/candidate/filter/list')
    button('职位').focus()
    expect(fireEvent.keyDown(button('职位'), { key: 'ArrowDown', altKey: true })).toBe(true)
    expect(press('a')).toBe(true)
    expect(document.activeElement).toBe(button('职位'))
  })
})
