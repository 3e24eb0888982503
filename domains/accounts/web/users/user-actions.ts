import { accountsApi } from '@bole/accounts/contract'
import { actionsOn, type BatchActions, type RowActions } from '@bole/platform/list'
import { useChange } from '@bole/platform/web'
import { App } from 'antd'
import { useTexts as useCommonTexts } from '../texts/index.ts'
import type { NewLink } from './link-dialog.tsx'
import { useTexts } from './texts/index.ts'
import type { UserRow } from './user-columns.tsx'

const on = actionsOn(accountsApi.listUsers)

interface Openings {
  readonly edit: (user: UserRow) => void
  /** Asks to whom their open work goes, and disables them. */
  readonly leave: (user: UserRow) => void
  readonly permit: (user: UserRow) => void
  readonly history: (user: UserRow) => void
  /** Tells who sees the account, and why. */
  readonly why: (user: UserRow) => void
  /** Shows a link that is told once. */
  readonly show: (link: NewLink) => void
}

const seen = ({ id, version }: UserRow) => ({ id, version })

/** What can be done with an account, and with many. */
export function useUserActions({ edit, leave, permit, history, why, show }: Openings): {
  readonly actions: RowActions<UserRow>
  readonly batch: BatchActions<UserRow>
} {
  const t = useTexts()
  const common = useCommonTexts()
  const { message } = App.useApp()
  const reset = useChange(accountsApi.resetPassword)
  const resetFor = ({ id, name }: UserRow) =>
    reset.mutate(
      { query: { id } },
      {
        onSuccess: ({ data: { link } }) => {
          if (link) show({ name, path: link.path })
          else message.success(t('link.sent', { name }))
        },
      },
    )
  return {
    actions: {
      edit: on.open(t('edit'), edit),
      // Only of whoever is disabled: then it is what one came for.
      enable: on.send(t('enable'), accountsApi.enableUser, (user) => ({ body: seen(user) }), {
        done: (_, { name }) => t('enabledDone', { name }),
      }),
      permit: on.open(t('permit'), permit),
      history: [on.open(t('history.open'), history), on.open(common('whoCanSee'), why)],
      reset: [
        on.open(t('reset'), resetFor),
        on.send(t('sync'), accountsApi.syncToHaitou, ({ id }) => ({ query: { id } }), {
          done: (_, { name }) => t('synced', { name }),
        }),
      ],
      resetSecondFactor: on.send(
        t('resetSecondFactor'),
        accountsApi.resetSecondFactor,
        ({ id }) => ({ query: { id } }),
        {
          confirm: ({ name }) => t('resetSecondFactorSure', { name }),
          done: () => t('resetSecondFactorDone'),
        },
      ),
      disable: { ...on.open(t('disable'), leave), isDangerous: true },
    },
    batch: {
      enable: on.sendMany(t('enable'), accountsApi.enableUsers, (users) => ({
        body: { users: users.map(seen) },
      })),
      disable: on.sendMany(
        t('disable'),
        accountsApi.disableUsers,
        (users) => ({ body: { users: users.map(seen) } }),
        { isDangerous: true },
      ),
    },
  }
}
