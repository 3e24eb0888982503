import type { accountsApi } from '@bole/accounts/contract'
import { isLimited, titleOf } from '@bole/accounts/model'
import { inboxCounts } from '@bole/inbox/server'
import { type Handler, may, notFound } from '@bole/platform/server'
import { findProvidedFor } from '@bole/platform/slots'
import { menuItems } from '../model/menu-items.generated.ts'
import { menuFor } from '../model/menus.ts'
import { userWithOrganisation } from './account-store.ts'
import { talentCount } from './slots.ts'

/** Everything the shell needs to know about who is signed in. */
export const getCurrentUser: Handler<typeof accountsApi.getCurrentUser> = async ({
  caller,
  tx,
  now,
  request,
}) => {
  const [[user], [counts]] = await tx.load(userWithOrganisation(caller.userId), inboxCounts(caller.userId))
  if (!user) throw notFound()
  const talents = findProvidedFor(talentCount)
  const hasPool = user.has_talent_pool && may(caller, 'pool.view')
  const pool = hasPool && talents ? await tx.find(talents) : undefined
  const { notices, works, unread, running } = counts ?? { notices: 0, works: 0, unread: 0, running: 0 }
  return {
    id: user.id,
    username: user.username,
    name: user.name,
    role: { name: user.role, title: titleOf(user.role) },
    organization: {
      id: user.organisation_id,
      name: user.organisation_name,
      home: user.organisation_home,
      slug: user.organisation_slug,
      interViewServiceInfo: { quantity: 0 },
    },
    menus: menuFor(menuItems, {
      ...caller,
      host: request.hostname,
      hasPool: user.has_talent_pool,
    }).map((route) => ({ route })),
    timeStamp: now.getTime(),
    notifyCount: notices + works,
    unreadCount: unread + running,
    noticeCount: unread,
    progressCount: running,
    sidebarCount: { poolCount: pool?.used ?? null },
    isLimit: isLimited(user.role, user.is_limited),
    authPermission: Object.fromEntries([...caller.permissions].map((name) => [name, true as const])),
    hides: [...caller.hides],
  }
}
