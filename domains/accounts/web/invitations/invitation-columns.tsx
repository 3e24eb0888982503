import type { accountsApi } from '@bole/accounts/contract'
import type { Role } from '@bole/accounts/model'
import { type Column, type RowOf, TwoLines } from '@bole/platform/list'
import { formatMoment } from '@bole/platform/moments'
import { Badge } from 'antd'
import type { InvitationState } from '../../model/invitations.ts'
import type { InvitationsTexts } from './texts/index.ts'

type Row = RowOf<typeof accountsApi.listInvitations>

const badges: Record<InvitationState, 'processing' | 'success' | 'warning' | 'default'> = {
  open: 'processing',
  accepted: 'success',
  expired: 'warning',
  cancelled: 'default',
}

/** What is shown of an invitation: who, as what, by whom, and what became of it. */
export function invitationColumns(
  t: InvitationsTexts,
  roleWord: (role: Role) => string,
): readonly Column<Row>[] {
  return [
    {
      name: 'email',
      title: t('email'),
      isMain: true,
      render: ({ email, inviter_name }) => (
        <TwoLines first={<b>{email}</b>} second={t('by', { name: inviter_name })} />
      ),
    },
    {
      name: 'role',
      title: t('role'),
      render: ({ role, own_role_name, department_name }) => (
        <TwoLines first={own_role_name ?? roleWord(role)} second={department_name} />
      ),
    },
    {
      name: 'state',
      title: t('state'),
      render: ({ state }) => <Badge status={badges[state]} text={t(`states.${state}`)} />,
    },
    { name: 'expire_time', title: t('until'), render: ({ expire_time }) => formatMoment(expire_time) },
  ]
}
