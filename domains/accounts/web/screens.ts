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
    load: () => import('./user-list.tsx'),
  },
  mine: {
    addresses: '/usercenter/index',
    title: 'titles.mine',
    menu: null,
    needs: 'signed_in',
    load: () => import('./my-account.tsx'),
  },
})
