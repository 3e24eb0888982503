import { type OperatorFile, parseAdministrationApi } from '@bole/parse-administration/contract'
import { parseAdministrationScreens } from '@bole/parse-administration/screens'
import { choice } from '@bole/platform/filter'
import { actionsOn, ListScreen } from '@bole/platform/list'
import { addressOf } from '@bole/platform/screens'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { fileColumns } from './file-columns.tsx'

const on = actionsOn(parseAdministrationApi.listFiles)

/** `/operator/parse/list`: the files that were read and how it went, to be read again where a newer reader can do better. */
export default function FileList(): ReactNode {
  const t = useTexts()
  const states = (['read', 'unreadable'] as const).map((value) => ({ value, label: t(`states.${value}`) }))
  const only = (['older', 'reported'] as const).map((value) => ({ value, label: t(`files.${value}`) }))
  const request = (rows: readonly OperatorFile[]) => ({ body: { ids: rows.map(({ id }) => id) } })
  return (
    <ListScreen
      call={parseAdministrationApi.listFiles}
      filters={[choice('state', t('files.state'), states), choice('only', t('files.only'), only)]}
      columns={fileColumns(t)}
      actions={{
        look: on.goTo(t('files.look'), ({ id }) => addressOf(parseAdministrationScreens.file, { id })),
        reread: on.send(t('files.reread'), parseAdministrationApi.readFilesAgain, (row) => request([row]), {
          done: () => t('files.begun'),
        }),
      }}
      batch={{ reread: on.sendMany(t('files.reread'), parseAdministrationApi.readFilesAgain, request) }}
      empty={t('files.empty')}
    />
  )
}
