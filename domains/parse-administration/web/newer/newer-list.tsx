import { parseAdministrationApi } from '@bole/parse-administration/contract'
import { newerStates } from '@bole/parse-administration/model'
import { parseAdministrationScreens } from '@bole/parse-administration/screens'
import { choice } from '@bole/platform/filter'
import { actionsOn, ListScreen } from '@bole/platform/list'
import { addressOf } from '@bole/platform/screens'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { newerColumns } from './newer-columns.tsx'

const on = actionsOn(parseAdministrationApi.listNewer)

/** `/candidate/reading/list`: résumés that a newer reader read otherwise, to be taken over or left. */
export default function NewerList(): ReactNode {
  const t = useTexts()
  const states = newerStates.map((value) => ({ value, label: t(`newerStates.${value}`) }))
  return (
    <ListScreen
      call={parseAdministrationApi.listNewer}
      filters={[choice('state', t('newer.state'), states)]}
      columns={newerColumns(t)}
      actions={{
        compare: on.goTo(t('newer.compare'), ({ id }) =>
          addressOf(parseAdministrationScreens.compare, { id }),
        ),
        settle: on.send(
          t('newer.keep'),
          parseAdministrationApi.settleNewer,
          ({ id, version }) => ({ body: { id, version, decision: 'keep' as const } }),
          { done: () => t('newer.kept') },
        ),
      }}
      empty={t('newer.empty')}
    />
  )
}
