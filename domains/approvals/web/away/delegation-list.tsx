import { approvalsApi } from '@bole/approvals/contract'
import { actionsOn, ListScreen } from '@bole/platform/list'
import { formatDay } from '@bole/platform/moments'
import { Tag } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { DelegationDialog } from './delegation-dialog.tsx'

const on = actionsOn(approvalsApi.listDelegations)
const colours = { coming: 'blue', on: 'green', over: 'default', ended: 'default' } as const

/** `/usercenter/away`: who answers one's approvals while one is away, and for whom one answers. */
export default function DelegationList(): ReactNode {
  const t = useTexts()
  const [isMaking, setMaking] = useState(false)
  return (
    <>
      <ListScreen
        call={approvalsApi.listDelegations}
        columns={[
          {
            name: 'user',
            title: t('away.who'),
            isMain: true,
            nameOf: ({ user }) => user.name,
            render: ({ user, is_mine }) => (is_mine ? t('away.me') : user.name),
          },
          {
            name: 'deputy',
            title: t('away.deputy'),
            render: ({ deputy, is_mine }) => (is_mine ? deputy.name : t('away.me')),
          },
          { name: 'begins_on', title: t('away.from'), render: ({ begins_on }) => formatDay(begins_on) },
          { name: 'ends_on', title: t('away.to'), render: ({ ends_on }) => formatDay(ends_on) },
          {
            name: 'state',
            title: t('state'),
            render: ({ state }) => <Tag color={colours[state]}>{t(`away.states.${state}`)}</Tag>,
          },
        ]}
        actions={{
          end: on.send(t('away.end'), approvalsApi.endDelegation, ({ id }) => ({ body: { id } }), {
            confirm: ({ deputy }) => t('away.endSure', { name: deputy.name }),
            done: () => t('away.ended'),
          }),
        }}
        create={{ label: t('away.create'), open: () => setMaking(true) }}
        empty={t('away.empty')}
      />
      {isMaking && <DelegationDialog onClose={() => setMaking(false)} />}
    </>
  )
}
