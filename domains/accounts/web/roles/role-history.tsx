import { accountsApi } from '@bole/accounts/contract'
import type { ReplyOf } from '@bole/platform/contract'
import { formatAgo } from '@bole/platform/moments'
import { listOf, useCall, wordOf } from '@bole/platform/web'
import type { ReactNode } from 'react'
import { useTexts as usePermissionTexts } from '../permissions/texts/index.ts'
import styles from './roles.module.css'
import { useTexts } from './texts/index.ts'

type RoleEvent = ReplyOf<typeof accountsApi.listRoleHistory>['list'][number]

/** What was done to a role and by whom, the latest first. */
export function RoleHistory({ id }: { readonly id: number }): ReactNode {
  const t = useTexts()
  const { data } = useCall(accountsApi.listRoleHistory, { query: { id, page_size: 20 } })
  const events = data?.data.list ?? []
  if (events.length === 0) return null
  return (
    <section className={styles.history}>
      <h2>{t('history.title')}</h2>
      <ul>
        {events.map((event) => (
          <li key={event.id}>
            {event.user_name} <Words event={event} /> <small>{formatAgo(event.happened_at)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Words({ event }: { readonly event: RoleEvent }): ReactNode {
  const t = useTexts()
  const permissionWord = usePermissionTexts()
  const { action, name, given, taken, hidden, shown, scopes } = event
  const permissions = (names: readonly string[]) =>
    listOf(names.map((one) => wordOf(permissionWord, `names.${one}`)))
  const groups = (names: readonly (typeof hidden)[number][]) => listOf(names.map((one) => t(`groups.${one}`)))
  const parts = [
    action === 'update' && name !== null
      ? t('history.rename', { name })
      : t(`history.${action}`, { name: name ?? '' }),
    given.length > 0 && t('history.given', { list: permissions(given) }),
    taken.length > 0 && t('history.taken', { list: permissions(taken) }),
    ...scopes.map(({ area, reach }) =>
      t('history.scope', { area: t(`areas.${area}`), reach: t(`reaches.${reach}`) }),
    ),
    hidden.length > 0 && t('history.hidden', { list: groups(hidden) }),
    shown.length > 0 && t('history.shown', { list: groups(shown) }),
  ]
  return parts.filter(Boolean).join(' · ')
}
