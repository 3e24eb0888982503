import { useAddress, useNameOfRecord } from '@bole/platform/places'
import { findProvidedFor } from '@bole/platform/slots'
import { useCall, useChange } from '@bole/platform/web'
import { themesApi } from '@bole/themes/contract'
import { keeping } from '@bole/themes/model'
import { Card, Checkbox, Skeleton, Typography } from 'antd'
import { type ReactNode, Suspense } from 'react'
import { ProjectSteps } from './project-steps.tsx'
import { themesScreens } from './screens.ts'
import { passTemplates } from './slots.ts'
import { useTexts } from './texts/index.ts'

/** What candidates of a project are told; each choice holds at once. */
export default function Telling(): ReactNode {
  const t = useTexts()
  const { id: theme_id, origin } = useAddress(themesScreens.telling)
  const theme = useCall(themesApi.viewTheme, { query: { id: theme_id } }).data?.data.theme
  useNameOfRecord(theme?.theme_name)
  const config = useCall(themesApi.getThemeConfig, { query: { theme_id } }).data?.data
  const pass = useChange(themesApi.setPassTemplate)
  const notify = useChange(themesApi.setNotifiedEvents)
  const Templates = findProvidedFor(passTemplates)
  if (!theme || !config) return <Skeleton active paragraph={{ rows: 6 }} />
  const isDisabled = !theme.can.edit
  return (
    <>
      <ProjectSteps id={theme_id} origin={origin} here="telling" />
      <Card size="small" title={t('telling.events')} style={{ marginBlockEnd: 12 }}>
        <Typography.Paragraph type="secondary">{t('telling.eventsHelp')}</Typography.Paragraph>
        <Checkbox.Group
          disabled={isDisabled}
          value={config.events}
          options={keeping.tellableEvents.map((value) => ({ value, label: t(`telling.of.${value}`) }))}
          onChange={(events) => notify.mutate({ query: { theme_id }, body: { events } })}
        />
      </Card>
      {Templates && (
        <Card size="small" title={t('telling.pass')}>
          <Typography.Paragraph type="secondary">{t('telling.passHelp')}</Typography.Paragraph>
          <Suspense fallback={<Skeleton.Input active />}>
            <Templates
              label={t('telling.pass')}
              origin={origin}
              value={config.template_id}
              isDisabled={isDisabled}
              onChange={(template_id) => pass.mutate({ body: { theme_id, template_id } })}
            />
          </Suspense>
        </Card>
      )}
    </>
  )
}
