import { languageOptions } from '@bole/accounts/web'
import { notificationsApi, type Template } from '@bole/notifications/contract'
import { anyStage, toldStages, writtenChannels } from '@bole/notifications/model'
import { choice } from '@bole/platform/filter'
import { actionsOn, ListScreen } from '@bole/platform/list'
import { useAddressState, useCall } from '@bole/platform/web'
import { processesApi } from '@bole/processes/contract'
import { useStageName } from '@bole/processes/web'
import { type ReactNode, useState } from 'react'
import { SettingsLink } from '../settings/settings-link.tsx'
import { useTexts } from '../texts/index.ts'
import { templateColumns } from './template-columns.tsx'
import { TemplateDrawer } from './template-drawer.tsx'
import { templateFields } from './template-fields.ts'

const on = actionsOn(notificationsApi.listTemplates)

/** `/config/notify-template/list`: what candidates are told, for all processes or, chosen above, for one. */
export default function TemplateList(): ReactNode {
  const t = useTexts()
  const nameOf = useStageName()
  const [{ process_id }] = useAddressState(templateFields)
  const [edited, setEdited] = useState<Template | null>(null)
  const social = useCall(processesApi.listProcesses, { query: { origin: 2, is_deleted: false } }).data
  const campus = useCall(processesApi.listProcesses, { query: { origin: 1, is_deleted: false } }).data
  const processes = [...(social?.data.list ?? []), ...(campus?.data.list ?? [])]
  const process = processes.find(({ id }) => id === process_id) ?? null
  const stageName = (stage: number) => (stage === anyStage ? t('anyStage') : nameOf(stage))
  const stages = toldStages.map((value) => ({ value, label: stageName(value) }))
  const names = processes.map(({ id, name }) => ({ value: id, label: name }))
  const byWhat = writtenChannels.map((value) => ({ value, label: t(`channels.${value}`) }))
  const place = ({ stage, event, language, channel }: Template) => ({
    body: { stage, event, language, channel, process_id: process_id ?? null },
  })
  return (
    <>
      <SettingsLink />
      <ListScreen
        call={notificationsApi.listTemplates}
        filters={[
          choice('process_id', t('templates.process'), names),
          choice('stage', t('templates.stage'), stages),
          choice('language', t('templates.language'), languageOptions),
          choice('channel', t('records.channel'), byWhat),
        ]}
        columns={templateColumns(t, stageName)}
        actions={{
          edit: on.open(t('templates.edit'), setEdited),
          reset: on.send(t('templates.reset'), notificationsApi.resetTemplate, place, {
            confirm: () => t('templates.resetSure'),
            done: () => t('templates.resetDone'),
          }),
        }}
        empty={t('templates.empty')}
      />
      {edited && <TemplateDrawer template={edited} process={process} onClose={() => setEdited(null)} />}
    </>
  )
}
