import { conditionsOf, defineScreens } from '@bole/platform/screens'
import type { treeFields } from './departments/tree-fields.ts'

export const accountsScreens = defineScreens('accounts', {
  signIn: {
    addresses: '/site/login',
    title: 'titles.signIn',
    menu: null,
    needs: 'anyone',
    load: () => import('./sign-in.tsx'),
  },
  users: {
    addresses: '/organization/user/list',
    title: 'titles.users',
    menu: { group: 'organise', order: 70 },
    needs: 'users.view',
    load: () => import('./users/user-list.tsx'),
  },
  departmentUsers: {
    addresses: '/organization/user/{id}/list',
    title: 'titles.users',
    menu: { below: 'users' },
    needs: 'users.view',
    load: () => import('./users/department-user-list.tsx'),
  },
  permissions: {
    addresses: '/organization/permission/list',
    title: 'titles.permissions',
    menu: { group: 'organise', order: 75 },
    needs: 'users.view',
    load: () => import('./permissions/permission-list.tsx'),
  },
  setPassword: {
    addresses: '/site/reset-password',
    title: 'titles.setPassword',
    menu: null,
    needs: 'anyone',
    load: () => import('./set-password/set-password.tsx'),
  },
  departments: {
    addresses: '/organization/department/list',
    title: 'titles.departments',
    menu: { group: 'organise', order: 75 },
    needs: 'departments.view',
    load: () => import('./departments/department-tree.tsx'),
    conditions: conditionsOf<typeof treeFields>(),
  },
  department: {
    addresses: '/organization/department/{id}',
    title: 'titles.department',
    menu: { below: 'departments' },
    needs: 'departments.view',
    load: () => import('./departments/department-page.tsx'),
  },
  departmentTags: {
    addresses: '/organization/department-tag/list',
    title: 'titles.departmentTags',
    menu: { below: 'departments' },
    needs: 'departments.view',
    load: () => import('./departments/tag-list.tsx'),
  },
  mine: {
    addresses: '/usercenter/index',
    title: 'titles.mine',
    menu: null,
    needs: 'signed_in',
    load: () => import('./my-account.tsx'),
  },
  security: {
    addresses: '/usercenter/security',
    title: 'titles.security',
    menu: { below: 'mine' },
    needs: 'signed_in',
    load: () => import('./security/security.tsx'),
  },
  signInRules: {
    addresses: '/organization/sign-in',
    title: 'titles.signInRules',
    menu: { group: 'organise', order: 95 },
    needs: 'company.manage',
    load: () => import('./security/sign-in-rules.tsx'),
  },
})
