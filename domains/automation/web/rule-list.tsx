import { automationApi, type RuleRow } from '@bole/automation/contract'
import { text } from '@bole/platform/filter'
import { actionsOn, ListScreen } from '@bole/platform/list'
import { useAddress } from '@bole/platform/places'
import { type ReactNode, useState } from 'react'
import { RehearsalDrawer } from './rehearsal-drawer.tsx'
import { ruleColumns } from './rule-columns.tsx'
import { RuleDrawer } from './rule-drawer.tsx'
import { RunsDrawer } from './runs-drawer.tsx'
import { automationScreens } from './screens.ts'
import { useTexts } from './texts/index.ts'
import { useNames } from './use-names.ts'

const on = actionsOn(automationApi.listRules)

type Opened = { readonly what: 'form' | 'rehearsal' | 'runs'; readonly rule: RuleRow | null }

/** The rules of an origin, each as a sentence, with whether it is on and why it stopped. */
export default function RuleList(): ReactNode {
  const t = useTexts()
  const { origin } = useAddress(automationScreens.list)
  const names = useNames(origin)
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const { what, rule } = opened ?? {}
  return (
    <>
      <ListScreen
        call={automationApi.listRules}
        given={{ origin }}
        filters={[text('keyword', t('keyword'))]}
        columns={ruleColumns(t, names)}
        actions={{
          edit: on.open(t('edit'), (row) => setOpened({ what: 'form', rule: row })),
          // Whoever switches a rule on has seen first what it would have done.
          enable: on.open(t('enable'), (row) => setOpened({ what: 'rehearsal', rule: row })),
          disable: on.send(
            t('disable'),
            automationApi.disableRule,
            ({ id, version }) => ({ body: { id, version, is_disabled: true } }),
            { done: () => t('done') },
          ),
          view: on.open(t('view'), (row) => setOpened({ what: 'runs', rule: row })),
        }}
        create={{ label: t('create'), open: () => setOpened({ what: 'form', rule: null }) }}
        empty={t('empty')}
      />
      {what === 'form' && names && (
        <RuleDrawer origin={origin} rule={rule ?? null} names={names} onClose={close} />
      )}
      {what === 'rehearsal' && rule && names && <RehearsalDrawer rule={rule} names={names} onClose={close} />}
      {what === 'runs' && rule && names && <RunsDrawer rule={rule} names={names} onClose={close} />}
    </>
  )
}
