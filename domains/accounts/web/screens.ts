import { defineScreens } from '@bole/platform/screens'

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
  setPassword: {
    addresses: '/site/reset-password',
    title: 'titles.setPassword',
    menu: null,
    needs: 'anyone',
    load: () => import('./set-password/set-password.tsx'),
  },
  mine: {
    addresses: '/usercenter/index',
    title: 'titles.mine',
    menu: null,
    needs: 'signed_in',
    load: () => import('./my-account.tsx'),
  },
})
