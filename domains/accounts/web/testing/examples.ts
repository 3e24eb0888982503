import { accountsApi } from '@bole/accounts/contract'
import { recruiterWho } from '@bole/accounts/testing'

/** A recruiter with two unread notices. */
export const aRecruiter = {
  ...recruiterWho('users.view'),
  unreadCount: 2,
  noticeCount: 2,
  progressCount: 1,
}

const account = {
  email: null,
  phone: null,
  job_title: null,
  own_role: null,
  department_id: null,
  department_name: null,
  is_limited: false,
  is_enabled: true,
  version: 1,
  can: {
    history: true,
    edit: true,
    permit: true,
    reset: true,
    resetSecondFactor: false,
    enable: false,
    disable: true,
  },
  create_time: '2026-08-22T16:23:08.633Z',
}

/** One who may sign in and can be reached, one who may not. */
export const users = accountsApi.listUsers.reply.parse({
  list: [
    {
      ...account,
      id: 1,
      username: 'lin',
      name: '林若溪',
      email: 'lin@example.com',
      job_title: '招聘总监',
      role: { name: 'SuperAdmin', title: 'super_admin' },
      department_name: '人力资源部',
    },
    {
      ...account,
      id: 2,
      username: 'tang',
      name: '唐一',
      role: { name: 'OrgAdmin', title: 'hr_admin' },
      is_enabled: false,
    },
  ],
})
