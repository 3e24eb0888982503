import { accountsApi } from '@bole/accounts/contract'
import type { ReplyOf } from '@bole/platform/contract'
import { longest } from '@bole/platform/contract'
import { defineForm, FormDialog, RecordForm, useRecordForm } from '@bole/platform/form'
import { useCall } from '@bole/platform/web'
import { Badge, Button, Input, Skeleton, Typography } from 'antd'
import { type ReactNode, useState } from 'react'
import page from '../my-account.module.css'
import { PlatformIcon } from './platform-icon.tsx'
import styles from './platforms.module.css'
import { useTexts } from './texts/index.ts'

type CompanyApp = ReplyOf<typeof accountsApi.listPlatforms>['list'][number]

interface Fields extends Pick<CompanyApp, 'platform' | 'is_enabled' | 'app_id' | 'agent_id' | 'template_id'> {
  readonly app_secret: string
}

const empty: Fields = {
  platform: 'wechat',
  is_enabled: false,
  app_id: '',
  app_secret: '',
  agent_id: '',
  template_id: '',
}

const appForm = defineForm({
  update: accountsApi.updatePlatform,
  empty,
  fieldsOf: (app: CompanyApp): Fields => ({
    ...app,
    // Never told: what is typed takes the place of what is kept.
    app_secret: '',
  }),
  bodyOf: (fields: Fields) => fields,
  refusals: { app_incomplete: 'is_enabled' },
})
const { TextField, SwitchField, Field } = appForm

/** The company's app at each platform, for who looks after the company. */
export function CompanyApps(): ReactNode {
  const t = useTexts()
  const [edited, setEdited] = useState<CompanyApp | null>(null)
  const list = useCall(accountsApi.listPlatforms, {}).data?.data.list
  if (!list) return <Skeleton active />
  return (
    <section className={page.card} aria-labelledby="apps-title">
      <h2 id="apps-title">{t('apps.title')}</h2>
      <div className={page.row}>
        <p>{t('apps.help')}</p>
      </div>
      <ul className={styles.rows}>
        {list.map((app) => {
          const { platform, is_enabled } = app
          const name = t(`names.${platform}`)
          return (
            <li key={platform}>
              <span className={styles.name}>
                <PlatformIcon platform={platform} />
                <span>
                  {name}
                  <small>
                    <Badge
                      status={is_enabled ? 'success' : 'default'}
                      text={t(is_enabled ? 'apps.on' : 'apps.off')}
                    />
                  </small>
                </span>
              </span>
              <Button onClick={() => setEdited(app)} aria-label={t('apps.editOf', { name })}>
                {t('apps.edit')}
              </Button>
            </li>
          )
        })}
      </ul>
      {edited && (
        <FormDialog
          title={t('apps.editOf', { name: t(`names.${edited.platform}`) })}
          onClose={() => setEdited(null)}
        >
          <AppFields app={edited} />
        </FormDialog>
      )}
    </section>
  )
}

function AppFields({ app }: { readonly app: CompanyApp }): ReactNode {
  const t = useTexts()
  const { platform } = app
  const form = useRecordForm(appForm, { record: app, saved: t('apps.saved') })
  return (
    <RecordForm form={form}>
      <SwitchField name="is_enabled" label={t('apps.enable')} help={t('apps.enableHelp')} />
      <TextField name="app_id" label={t(`apps.id.${platform}`)} />
      <Field
        name="app_secret"
        label={t('apps.secret')}
        {...(app.has_secret ? { help: t('apps.secretKept') } : {})}
      >
        <Input.Password
          autoComplete="new-password"
          maxLength={longest(accountsApi.updatePlatform, 'app_secret')}
        />
      </Field>
      {(platform === 'wecom' || platform === 'dingtalk') && (
        <TextField name="agent_id" label={t('apps.agent')} />
      )}
      {platform === 'wechat' && (
        <TextField name="template_id" label={t('apps.template')} help={t('apps.templateHelp')} />
      )}
      <p>
        {t('apps.redirect')}
        <br />
        <Typography.Text code copyable>
          {app.redirect_address}
        </Typography.Text>
      </p>
    </RecordForm>
  )
}
