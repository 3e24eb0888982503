import { organisationsApi } from '@bole/organisations/contract'
import { formatMoment } from '@bole/platform/moments'
import { safeFirst, useCall, useChange } from '@bole/platform/web'
import { Alert, App, Button, InputNumber, Skeleton, Typography } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './organisations.module.css'
import { askSigned } from './signing-data.ts'
import { useTexts } from './texts/index.ts'

interface NewKey {
  readonly app_key: string
  readonly secret: string
}

/** `/organization/open-api`: the keys other systems sign with; a secret is seen once, when it is made. */
export default function OpenApi(): ReactNode {
  const t = useTexts()
  const { modal, message } = App.useApp()
  const [told, setTold] = useState<NewKey | null>(null)
  const [hours, setHours] = useState(24)
  const keys = useCall(organisationsApi.getApiSetting, {}).data?.data.list
  const create = useChange(organisationsApi.createApiKey, { onDone: ({ data }) => setTold(data) })
  const rotate = useChange(organisationsApi.rotateApiKey, { onDone: ({ data }) => setTold(data) })
  const end = useChange(organisationsApi.endApiKey)
  const secret = useRef<HTMLElement>(null)
  useEffect(() => {
    // What has to be stored comes next, not the button that ends it.
    if (told) secret.current?.focus()
  }, [told])
  if (!keys) return <Skeleton active />
  const ask = (title: string, okText: string, onOk: () => void) =>
    modal.confirm({ title, okText, okButtonProps: { danger: true }, ...safeFirst, onOk })
  const check = () =>
    void askSigned().then(
      (name) => message.success(t('api.checked', { name })),
      (error: unknown) =>
        message.error(error instanceof Error && error.message ? error.message : t('api.unchecked')),
    )
  const current = keys.find(({ ends_at }) => ends_at === null)
  return (
    <section className={styles.card}>
      <h2>{t('titles.openApi')}</h2>
      <p>{t('api.help')}</p>
      {told && (
        <section ref={secret} tabIndex={-1} aria-label={t('api.onlyNow')}>
          <Alert
            type="warning"
            showIcon
            title={t('api.onlyNow')}
            description={
              <dl className={styles.facts}>
                <dt>{t('api.key')}</dt>
                <dd>
                  <Typography.Text copyable>{told.app_key}</Typography.Text>
                </dd>
                <dt>{t('api.secret')}</dt>
                <dd>
                  <Typography.Text copyable>{told.secret}</Typography.Text>
                </dd>
              </dl>
            }
            closable={{ onClose: () => setTold(null) }}
          />
        </section>
      )}
      <ul className={styles.keys}>
        {keys.map(({ id, app_key, created_at, ends_at, used_at }) => (
          <li key={id}>
            <code>{app_key}</code>
            <small>
              {t('api.made', { at: formatMoment(created_at) })}
              {' · '}
              {used_at ? t('api.used', { at: formatMoment(used_at) }) : t('api.unused')}
              {ends_at && ` · ${t('api.ends', { at: formatMoment(ends_at) })}`}
            </small>
            <Button
              danger
              size="small"
              onClick={() => ask(t('api.endSure'), t('api.end'), () => end.mutate({ body: { id } }))}
            >
              {t('api.end')}
            </Button>
          </li>
        ))}
      </ul>
      {current ? (
        <div>
          {t('api.overlap')}{' '}
          <InputNumber
            aria-label={t('api.overlap')}
            min={0}
            max={168}
            precision={0}
            value={hours}
            onChange={(value) => setHours(value ?? 0)}
          />{' '}
          <Button
            loading={rotate.isPending}
            onClick={() =>
              ask(t('api.rotateSure', { hours }), t('api.rotate'), () =>
                rotate.mutate({ body: { id: current.id, overlap_hours: hours } }),
              )
            }
          >
            {t('api.rotate')}
          </Button>{' '}
          <Button onClick={check}>{t('api.check')}</Button>
        </div>
      ) : (
        <Button type="primary" loading={create.isPending} onClick={() => create.mutate({})}>
          {t('api.create')}
        </Button>
      )}
    </section>
  )
}
