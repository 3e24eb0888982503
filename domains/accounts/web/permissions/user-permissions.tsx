import { accountsApi } from '@bole/accounts/contract'
import { areaOf, type Permission } from '@bole/accounts/model'
import { useUnsaved } from '@bole/platform/form'
import { CallRefused, useCall, useChange, wordOf } from '@bole/platform/web'
import { Alert, App, Button, Checkbox, Drawer, Flex, Skeleton, Tag } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { tickedTogether } from '../../model/permissions.ts'
import { useRoleWord } from '../role-words.ts'
import styles from './permissions.module.css'
import { useTexts } from './texts/index.ts'

interface UserPermissionsProps {
  readonly user: { readonly id: number; readonly name: string }
  readonly onClose: () => void
}

/** What one user may do, by area: what differs from the role is marked, and what the reader holds can be given or taken. */
export function UserPermissions({ user, onClose }: UserPermissionsProps): ReactNode {
  const t = useTexts()
  const roleWord = useRoleWord()
  const { message } = App.useApp()
  const { data, refetch } = useCall(accountsApi.viewUserPermissions, { query: { id: user.id } })
  const [wanted, setWanted] = useState<ReadonlyMap<Permission, boolean>>(new Map())
  const save = useChange(accountsApi.saveUserPermissions, {
    onDone: () => {
      message.success(t('saved'))
      onClose()
    },
  })
  const shown = data?.data
  const list = shown?.list.map((one) => ({ ...one, isHeld: wanted.get(one.name) ?? one.is_held })) ?? []
  const changed = list.filter(({ isHeld, is_held }) => isHeld !== is_held)
  const send = () =>
    save.mutate(
      {
        body: {
          users: [
            {
              id: user.id,
              version: shown?.version ?? 1,
              permissions: changed.map(({ name, isHeld }) => ({ name, is_held: isHeld })),
            },
          ],
        },
      },
      // What somebody else gave or took is shown before anything is asked again; what is ticked here stays.
      { onError: (error) => void (error instanceof CallRefused && error.code === 'stale' && refetch()) },
    )
  const toRole = () =>
    setWanted(
      new Map(list.flatMap(({ name, can_change, is_of_role }) => (can_change ? [[name, is_of_role]] : []))),
    )
  const tick = (name: Permission, isHeld: boolean) => {
    const before = list.filter((one) => one.isHeld).map((one) => one.name)
    const after = tickedTogether(before, isHeld ? [...before, name] : before.filter((one) => one !== name))
    const moved = list.filter((one) => one.can_change && after.includes(one.name) !== one.isHeld)
    setWanted(new Map([...wanted, ...moved.map((one) => [one.name, !one.isHeld] as const)]))
  }
  const { mark, mayLeave } = useUnsaved(true)
  const isChanged = changed.length > 0 && !save.isSuccess
  useEffect(() => mark(isChanged), [mark, isChanged])
  const close = () => void mayLeave().then((isSure) => isSure && onClose())
  const canChange = list.some(({ can_change }) => can_change)
  return (
    <Drawer
      open
      size={640}
      title={t('title', { name: user.name })}
      onClose={close}
      footer={
        canChange && (
          <Flex gap={8} justify="end">
            <Button onClick={toRole}>{t('toRole')}</Button>
            <Button type="primary" disabled={changed.length === 0} loading={save.isPending} onClick={send}>
              {t('save')}
            </Button>
          </Flex>
        )
      }
    >
      {shown ? (
        <>
          <Alert type="info" title={t('explain', { role: roleWord(shown.role.name) })} />
          {[...Map.groupBy(list, ({ name }) => areaOf(name))].map(([area, ofArea]) => (
            <fieldset key={area} className={styles.area}>
              <legend>{wordOf(t, `areas.${area}`)}</legend>
              {ofArea.map(({ name, isHeld, is_of_role, can_change }) => (
                <Checkbox
                  key={name}
                  checked={isHeld}
                  disabled={!can_change}
                  onChange={({ target }) => tick(name, target.checked)}
                >
                  {wordOf(t, `names.${name}`)}{' '}
                  {isHeld !== is_of_role && (
                    <Tag color={isHeld ? 'green' : 'red'}>{t(isHeld ? 'added' : 'taken')}</Tag>
                  )}
                </Checkbox>
              ))}
            </fieldset>
          ))}
        </>
      ) : (
        <Skeleton active />
      )}
    </Drawer>
  )
}
