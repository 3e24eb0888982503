import { accountsApi } from '@bole/accounts/contract'
import type { Platform } from '@bole/accounts/model'
import { formatDay } from '@bole/platform/moments'
import { addressOf } from '@bole/platform/screens'
import { useCall, useChange } from '@bole/platform/web'
import { Link } from '@tanstack/react-router'
import { App, Button, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import page from '../my-account.module.css'
import { accountsScreens } from '../screens.ts'
import { PlatformIcon } from './platform-icon.tsx'
import styles from './platforms.module.css'
import { useTexts } from './texts/index.ts'

/** Who one is on the platforms that the company has turned on; of one of them only where it is named. */
export function OwnBindings({ only }: { readonly only?: Platform }): ReactNode {
  const t = useTexts()
  const { modal, message } = App.useApp()
  const all = useCall(accountsApi.listBindings, {}).data?.data.list
  const bind = useChange(accountsApi.beginBinding, { onDone: ({ data }) => location.assign(data.address) })
  const unbind = useChange(accountsApi.unbind, { onDone: () => void message.success(t('own.unbound')) })
  if (!all) return <Skeleton active />
  const shown = all.filter(
    ({ platform, is_enabled, bound }) => (is_enabled || bound) && (!only || platform === only),
  )
  const sure = (platform: Platform, name: string) =>
    modal.confirm({
      title: t('own.unbindSure', { name }),
      okText: t('own.unbind'),
      cancelText: t('cancel'),
      okButtonProps: { danger: true },
      onOk: () => unbind.mutate({ body: { platform } }),
    })
  return (
    <section className={page.card} aria-labelledby="bindings-title">
      <h2 id="bindings-title">{t('own.title')}</h2>
      <div className={page.row}>
        <p>{t(shown.length > 0 ? 'own.help' : 'own.none')}</p>
        {!only && <Link to={addressOf(accountsScreens.wechat)}>{t('reminders.title')}</Link>}
      </div>
      <ul className={styles.rows}>
        {shown.map(({ platform, bound }) => {
          const name = t(`names.${platform}`)
          return (
            <li key={platform}>
              <span className={styles.name}>
                <PlatformIcon platform={platform} />
                <span>
                  {name}
                  <small>
                    {bound
                      ? t('own.bound', { name: bound.name || name, since: formatDay(bound.bind_time) })
                      : t('own.notBound')}
                  </small>
                </span>
              </span>
              {bound ? (
                <Button onClick={() => sure(platform, name)} aria-label={t('own.unbindOf', { name })}>
                  {t('own.unbind')}
                </Button>
              ) : (
                <Button
                  loading={bind.isPending && bind.variables?.body.platform === platform}
                  onClick={() => bind.mutate({ body: { platform } })}
                  aria-label={t('own.bindOf', { name })}
                >
                  {t('own.bind')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
