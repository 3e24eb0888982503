import type { Role } from './roles.ts'

/** Every permission a call can ask for, as area and verb, in the order the tree shows them. */
export const permissions = [
  'dashboard.view',
  'candidates.view',
  'candidates.edit',
  'candidates.upload',
  'candidates.remove',
  'candidates.merge',
  'candidates.import',
  'candidates.export',
  'pipeline.feedback',
  'pipeline.move',
  'pipeline.undo',
  'notifications.view',
  'notifications.send',
  'notifications.manage',
  'approvals.decide',
  'approvals.ask',
  'pool.view',
  'pool.manage',
  'positions.view',
  'positions.manage',
  'requisitions.view',
  'requisitions.ask',
  'requisitions.approve',
  'projects.view',
  'projects.manage',
  'lectures.manage',
  'rpo.send',
  'mailboxes.view',
  'mailboxes.manage',
  'reports.view',
  'reports.manage',
  'processes.view',
  'processes.manage',
  'tags.manage',
  'bots.manage',
  'departments.view',
  'departments.manage',
  'users.view',
  'users.manage',
  'company.manage',
  'server.view',
] as const

export type Permission = (typeof permissions)[number]

/** The area a permission belongs to. */
export function areaOf(permission: Permission): string {
  return permission.split('.')[0] ?? permission
}

/** What is of no use without seeing the records of its area. */
function neededBy(permission: Permission): Permission | undefined {
  return permissions.find((one) => one === `${areaOf(permission)}.view` && one !== permission)
}

/**
 * The permissions held once some were ticked or unticked: whoever gets to change something also sees it, and whoever no longer
 * sees it changes it no more.
 */
export function tickedTogether(
  before: readonly Permission[],
  after: readonly Permission[],
): readonly Permission[] {
  const added = after.filter((one) => !before.includes(one)).map(neededBy)
  const taken = before.filter((one) => !after.includes(one))
  return permissions.filter((one) => {
    const needed = neededBy(one)
    return added.includes(one) || (after.includes(one) && !(needed && taken.includes(needed)))
  })
}

/** What goes beyond an organisation. */
const operatorsOnly: readonly Permission[] = ['server.view']

const ofDepartments = permissions.filter(
  (permission) =>
    ![
      ...operatorsOnly,
      'company.manage',
      'users.manage',
      'departments.manage',
      'processes.manage',
      'tags.manage',
      'bots.manage',
      'notifications.manage',
      'mailboxes.manage',
      // It concerns whoever else has an application of either.
      'candidates.merge',
      // Whom it brings concerns the whole company.
      'candidates.import',
    ].includes(permission),
)

const ofHiringManagers: readonly Permission[] = [
  'dashboard.view',
  'candidates.view',
  'pipeline.feedback',
  'notifications.view',
  'approvals.decide',
  'positions.view',
  'requisitions.view',
  'requisitions.ask',
  'projects.view',
  'mailboxes.view',
  'processes.view',
  'departments.view',
]

const ofOperators: readonly Permission[] = [
  ...operatorsOnly,
  'positions.view',
  // Their reach is nothing: the screens that the specification shows them open, and have no rows.
  'projects.view',
  // Mailboxes are reached by what they know: servers, names and passwords.
  'mailboxes.view',
  'mailboxes.manage',
  'users.view',
  'users.manage',
  'departments.view',
  'departments.manage',
]

const ofOrganisations = permissions.filter((permission) => !operatorsOnly.includes(permission))

const ofRole: Record<Role, readonly Permission[]> = {
  SuperAdmin: permissions,
  SysAdmin: ofOperators,
  OrgAdmin: ofOrganisations,
  OrgAdmin2: ofOrganisations,
  DepAdmin: ofDepartments,
  DepAdmin2: ofDepartments,
  User: ofHiringManagers,
  User2: ofHiringManagers,
}

/** What a user may do: their role's permissions with the changes made for them personally. */
export function permissionsOf(
  role: Role,
  changes: Readonly<Record<string, boolean>> = {},
): ReadonlySet<Permission> {
  const held = ofRole[role].filter((permission) => changes[permission] !== false)
  const added = permissions.filter((permission) => changes[permission] === true)
  return new Set([...held, ...added])
}
