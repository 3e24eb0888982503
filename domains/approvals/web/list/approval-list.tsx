import { departments, people } from '@bole/accounts/web'
import { type ApprovalItem, approvalsApi, listStates } from '@bole/approvals/contract'
import { choice, tabs, text } from '@bole/platform/filter'
import { actionsOn, ListScreen } from '@bole/platform/list'
import { addressOf } from '@bole/platform/screens'
import { type ReactNode, useState } from 'react'
import { decidingFor } from '../decide/deciding-for.ts'
import { approvalsScreens } from '../screens.ts'
import { useTexts } from '../texts/index.ts'
import { AddDialog } from './add-dialog.tsx'
import { approvalColumns } from './approval-columns.tsx'

const on = actionsOn(approvalsApi.listApprovals)

/** The list of candidates in its approval variant; `isOfAll`: with whose turn it is among everybody. */
export function ApprovalList({ isOfAll }: { readonly isOfAll: boolean }): ReactNode {
  const t = useTexts()
  const [added, setAdded] = useState<ApprovalItem | null>(null)
  return (
    <>
      <ListScreen
        call={approvalsApi.listApprovals}
        filters={[
          tabs('state', t('state'), {
            call: approvalsApi.listApprovals,
            all: t('tabs.all'),
            ...(isOfAll ? {} : { initial: 'mine' }),
            options: listStates.map((value) => ({ value, label: t(`tabs.${value}`) })),
            countsIn: ({ statistic }) =>
              Object.fromEntries(Object.entries(statistic).map(([key, { value }]) => [key, value])),
          }),
          text('keyword', t('keyword')),
          ...(isOfAll
            ? [people('check_by_user_id', t('approver')), departments('department_id', t('department'))]
            : []),
          choice('origin', t('kind'), [
            { value: 2, label: t('social') },
            { value: 1, label: t('campus') },
          ]),
        ]}
        columns={approvalColumns(t)}
        actions={{
          decide: on.goTo(
            t('decide'),
            ({ post_id }) => addressOf(approvalsScreens.decide, { id: post_id }),
            (approval) => decidingFor(approval, t) ?? t('decide'),
          ),
          add: on.open(t('add'), setAdded),
        }}
        create={!isOfAll && { label: t('titles.away'), to: addressOf(approvalsScreens.away) }}
        empty={t(isOfAll ? 'emptyAll' : 'emptyMine')}
      />
      {added && <AddDialog approval={added} onClose={() => setAdded(null)} />}
    </>
  )
}
