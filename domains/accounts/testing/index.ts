import type { accountsApi, CurrentUser } from '@bole/accounts/contract'
import { type Permission, permissionsOf, type Role, titleOf } from '@bole/accounts/model'
import type { ReplyOf } from '@bole/platform/contract'
import { menuItems } from '../model/menu-items.generated.ts'
import { menuFor } from '../model/menus.ts'

/** The menu the server answers to somebody of a role with these permissions. */
function menusOf(role: Role, may: readonly Permission[]): CurrentUser['menus'] {
  const permissions = new Set<string>(may)
  const reader = { role, passesEverything: role === 'SuperAdmin', permissions, host: '', hasPool: true }
  return menuFor(menuItems, reader).map((route) => ({ route }))
}

/** Somebody who may do everything, as the browser knows them. */
export const administrator: CurrentUser = {
  id: 1,
  username: 'lin',
  name: '林若溪',
  role: { name: 'SuperAdmin', title: 'super_admin' },
  organization: {
    id: 1,
    name: '渡光能源',
    home: 'social',
    slug: 'demo',
    interViewServiceInfo: { quantity: 0 },
  },
  menus: menusOf('SuperAdmin', []),
  timeStamp: 0,
  notifyCount: 0,
  unreadCount: 0,
  noticeCount: 0,
  progressCount: 0,
  sidebarCount: { poolCount: null },
  isLimit: false,
  authPermission: {},
  hides: [],
}

/** Somebody who may do what is named and no more. */
export function recruiterWho(...may: readonly Permission[]): CurrentUser {
  return {
    ...administrator,
    id: 3,
    username: 'he',
    name: '何静',
    role: { name: 'OrgAdmin2', title: 'hr_admin' },
    menus: menusOf('OrgAdmin2', may),
    authPermission: Object.fromEntries(may.map((permission) => [permission, true])),
  }
}

/** Somebody of a role, with what the role may do. */
export function personOf(name: Role): CurrentUser {
  const may = [...permissionsOf(name)]
  return { ...recruiterWho(...may), role: { name, title: titleOf(name) }, menus: menusOf(name, may) }
}

/** Two people to choose from. */
export const people: ReplyOf<typeof accountsApi.listPeople>['list'] = [
  { id: 1, name: '林若溪', job_title: '招聘负责人', role: 'SuperAdmin' },
  { id: 2, name: '何静', job_title: null, role: 'OrgAdmin2' },
]

/** A department beneath another. */
export const departments: ReplyOf<typeof accountsApi.listDepartments>['list'] = [
  { id: 5, parent_id: null, name: '研发中心' },
  { id: 6, parent_id: 5, name: '充电云平台组' },
]
