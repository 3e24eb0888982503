import type zh from './zh-CN.ts'

export default {
  title: 'What {{name}} may do',
  explain:
    'The role “{{role}}” is where this begins; changes here are for this person alone. You can give and take only what you hold yourself.',
  added: 'Added',
  taken: 'Taken',
  save: 'Save',
  saved: 'Permissions saved. They hold from now on.',
  toRole: 'Back to the role’s own',
  permission: 'Permission',
  listHelp:
    'What each built-in role holds in this organization. Roles are changed under “Roles”, what is for one person alone in the list of accounts, under “Permissions”.',
  yes: 'Yes',
  no: 'No',
  areas: {
    dashboard: 'Dashboard',
    candidates: 'Candidates',
    pipeline: 'Pipeline',
    notifications: 'Messages to candidates',
    approvals: 'Approvals',
    positions: 'Positions',
    projects: 'Projects',
    processes: 'Hiring processes',
    departments: 'Departments',
    users: 'Accounts',
    company: 'Company',
    server: 'Server',
  },
  names: {
    dashboard: { view: 'See the dashboard' },
    candidates: {
      view: 'See candidates',
      edit: 'Edit candidates and their labels',
      upload: 'Upload résumés',
      remove: 'Remove candidates',
    },
    pipeline: { feedback: 'Give feedback and decide', move: 'Move applications on', undo: 'Undo' },
    notifications: {
      view: 'See messages to candidates',
      send: 'Send messages to candidates',
      manage: 'Manage message templates',
    },
    approvals: { decide: 'Approve candidates', ask: 'Ask for approval' },
    positions: { view: 'See positions', manage: 'Manage positions' },
    projects: { view: 'See projects', manage: 'Manage projects' },
    processes: { view: 'See hiring processes', manage: 'Manage hiring processes' },
    departments: { view: 'See departments', manage: 'Manage departments' },
    users: { view: 'See accounts', manage: 'Manage accounts and permissions' },
    company: { manage: 'Manage the company’s settings' },
    server: { view: 'See the server’s status' },
  },
} satisfies typeof zh
