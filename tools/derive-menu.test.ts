import { expect, test } from 'vitest'
import { menuModule } from './derive-menu.ts'

const titles = { 'zh-CN': '', 'en-US': '', 'pt-BR': '', 'zh-TW': '' }
const screen = (path: string, more: object = {}) => ({
  name: 'a.b',
  file: 'b.tsx',
  isInMenu: true,
  needs: 'users.view',
  addresses: [{ path, origin: 1 as const, titles }],
  ...more,
})

/** What the module says of these screens, of which the table of routes shows `/a` and `/flow/{origin}`. */
function linesOf(...screens: ReturnType<typeof screen>[]): unknown[] {
  const routes = [
    { path: '/a', roles: ['User2'] },
    { path: '/flow/{id}', roles: null },
  ]
  const lines = menuModule([{ screens }], routes).split('\n')
  return lines.filter((line) => line.startsWith('  {')).map((line) => JSON.parse(line.slice(0, -1)))
}

test('an entry of the menu has its roles, and every permission it needs', () => {
  expect(linesOf(screen('/a', { needs: 'users.view, users.manage' }))).toEqual([
    { path: '/a', roles: ['User2'], needs: ['users.view', 'users.manage'] },
  ])
})

test('what is for operators’ hosts says so, and an address has its origin filled in', () => {
  expect(linesOf(screen('/flow/{origin}', { isAlwaysShown: true }))).toEqual([
    { path: '/flow/1', roles: null, needs: ['users.view'], isAlwaysShown: true },
  ])
})

test('what is found by links alone, or is the state of another screen, is no entry', () => {
  expect(linesOf(screen('/a', { isInMenu: false }), screen('/a?case=new'))).toEqual([])
})

test('what no table shows is shown to nobody', () => {
  expect(linesOf(screen('/lost'))).toEqual([{ path: '/lost', roles: [], needs: ['users.view'] }])
})
