import type { ApprovalItem } from '@bole/approvals/contract'
import type { Column } from '@bole/platform/list'
import { addressOf } from '@bole/platform/screens'
import { Link } from '@tanstack/react-router'
import { Badge, Tag } from 'antd'
import { approvalsScreens } from '../screens.ts'
import type { ApprovalTexts } from '../texts/index.ts'
import { ApproversCell } from './approvers-cell.tsx'

const colours = { open: 'warning', approved: 'success', refused: 'error', left: 'default' } as const

/** Who waits for which approval, and how it stands. */
export function approvalColumns(t: ApprovalTexts): readonly Column<ApprovalItem>[] {
  return [
    {
      name: 'name',
      title: t('candidate'),
      isMain: true,
      width: 160,
      render: ({ post_id, name, for_name }) => (
        <>
          <Link to={addressOf(approvalsScreens.decide, { id: post_id })}>{name}</Link>{' '}
          {for_name && <Tag>{t('forName', { name: for_name })}</Tag>}
        </>
      ),
    },
    { name: 'position', title: t('position') },
    { name: 'department', title: t('department'), width: 140 },
    {
      name: 'state',
      title: t('state'),
      width: 110,
      render: ({ state }) => <Badge status={colours[state]} text={t(`tabs.${state}`)} />,
    },
    { name: 'approvers', title: t('approvers'), width: 220, render: (row) => <ApproversCell {...row} /> },
    {
      name: 'waited_days',
      title: t('waited'),
      width: 100,
      render: ({ state, waited_days }) =>
        state === 'open' && (waited_days === 0 ? t('today') : t('days', { count: waited_days })),
    },
  ]
}
