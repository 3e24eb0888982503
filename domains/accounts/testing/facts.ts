import { accountsApi } from '@bole/accounts/contract'
import { type DomainFacts, password } from '@bole/server/testing'

export const facts: DomainFacts = {
  records: {
    invitation: 'invitations',
    user: 'users',
    department: 'departments',
    department_tag: 'department_tags',
    session: 'sessions',
    organisation: null,
    challenge: null,
    provider_client: null,
    platform_app: null,
    register_department: null,
    provider_department: null,
    provider_role: null,
    registration: 'registrations',
    own_account: null,
    seen_record: null,
    handover: 'handovers',
    role: 'roles',
  },
  make: async ({ world, organisationId, word, made, ask }) => {
    made.department = await world.department(organisationId, word)
    // Somebody the company's SuperAdmin looks after, and nobody signs in as.
    await world.rows(
      `insert into users (organisation_id, username, name, role, password_hash) values ($1, $2, $3, 'User2', '')`,
      organisationId,
      `member.${organisationId}.${made.department}`,
      word,
    )
    await world.rows(
      `insert into handovers (organisation_id, from_user_id, to_user_id, actor_id, moved)
       select organisation_id, max(id), min(id), min(id), '{}' from users where organisation_id = $1 group by 1`,
      organisationId,
    )
    await ask(accountsApi.createDepartmentTag, { name: word.slice(0, 30) })
    const [tag] = await world.rows(
      'select id from department_tags where organisation_id = $1',
      organisationId,
    )
    made.department_tag = Number(tag?.id)
    await ask(accountsApi.createRole, { name: word.slice(0, 30), based_on: 'User2' })
    const [role] = await world.rows(
      'select id from roles where organisation_id = $1 and name is not null',
      organisationId,
    )
    made.role = Number(role?.id)
    await world.rows(
      `insert into registrations (organisation_id, name, email, expires_at) values ($1, $2, $2 || '@new.test', now() + interval '1 day')`,
      organisationId,
      word,
    )
    await world.rows(
      `insert into invitations (organisation_id, email, role, token_digest, invited_by, expires_at)
       select $1, $2 || '@acme.test', 'User', int8send($1), min(id), now() + interval '7 days' from users where organisation_id = $1`,
      organisationId,
      word,
    )
  },
  samples: {
    'accounts.prove body.password': password,
    'accounts.createUser body.username': 'somebody.new',
    'accounts.createUser body.role': 'User2',
    'accounts.createUser body.email': null,
    'accounts.createUser body.phone': null,
    'accounts.updateUser body.username': 'somebody.else',
    'accounts.updateUser body.role': 'User2',
    'accounts.updateUser body.email': null,
    'accounts.updateUser body.phone': null,
    'accounts.updateProfile body.email': null,
    'accounts.updateProfile body.phone': null,
    'accounts.inviteColleagues body.people.[].email': 'new@acme.test',
    'accounts.inviteColleagues body.people.[].role': 'User2',
    'accounts.acceptInvitation body.username': 'somebody.new',
    'accounts.createFirstOrganisation body.username': 'somebody.new',
    'accounts.createFirstOrganisation body.time_zone': 'Asia/Shanghai',
    'accounts.register body.email': 'new@acme.test',
    'accounts.updateSignInRules body.register_domains.[]': 'acme.test',
    'accounts.checkUsername query.username': 'somebody.new',
  },
  foreignAnswers: {
    unknown_colleague: ['accounts.handOver body.to_id'],
    filter: [
      'accounts.listPeople query.ids',
      'accounts.listUsers query.department_ids',
      'accounts.listUsers query.role_id',
    ],
    each: ['accounts.enableUsers body.users.[].id', 'accounts.disableUsers body.users.[].id'],
    // Below itself in the sample; it is only compared with the siblings.
    under_itself: ['accounts.moveDepartment body.before_id'],
    unknown_head: ['accounts.createDepartment body.head_ids', 'accounts.updateDepartment body.head_ids'],
    unknown_tag: ['accounts.createDepartment body.tag_ids', 'accounts.updateDepartment body.tag_ids'],
  },
  moreRows: [
    `insert into known_devices (organisation_id, user_id, digest) select organisation_id, id, '\\x00' from users`,
    `insert into user_history (organisation_id, user_id, actor_id, action) select organisation_id, id, id, 'update' from users`,
    `insert into password_links (organisation_id, user_id, token_digest, expires_at) select organisation_id, id, int8send(id), now() from users`,
    `insert into email_links select organisation_id, id, 'x@x.example', int8send(id), now() from users`,
    `insert into department_heads (organisation_id, department_id, user_id)
     select d.organisation_id, d.id, min(u.id) from departments d join users u using (organisation_id) group by 1, 2`,
    `insert into department_tag_links select d.organisation_id, d.id, t.id from departments d join department_tags t using (organisation_id)`,
    `insert into department_history (organisation_id, department_id, name, action, user_id)
     select d.organisation_id, d.id, d.name, 'create', min(u.id) from departments d join users u using (organisation_id) group by 1, 2, 3`,
    `insert into role_history (organisation_id, role_id, user_id, action) select organisation_id, 1, id, 'update' from users`,
    `insert into sign_in_rules (organisation_id) select id from organisations`,
    `insert into setting_changes (organisation_id, setting, user_id, user_name, before, after)
     select organisation_id, 'sign_in_rules', id, name, '{}', '{}' from users`,
    `insert into identity_providers (organisation_id, is_enabled, name, issuer, client_id, role_claim, role_mapping, keeper_role)
     select id, false, 'x', 'https://x.example', 'x', 'groups', '[]', 'OrgAdmin' from organisations`,
    `insert into platform_apps select id, 'wechat', 1, false, 'x', null, '', '' from organisations`,
    `insert into platform_bindings select organisation_id, 'wechat', 'x', id::text, id, 'x' from users`,
    `insert into identities select organisation_id, 'https://x.example', id::text, id, false from users`,
    `insert into second_factors (organisation_id, user_id, secret) select organisation_id, id, '\\x00' from users`,
    `insert into recovery_codes (organisation_id, user_id, digest) select organisation_id, id, '\\x00' from users`,
    `insert into page_views (organisation_id, user_id, path) select organisation_id, id, '/' from users`,
  ],
  passingTables: [
    'sign_in_challenges',
    'sign_in_failures',
    'sign_on_attempts',
    'platform_attempts',
    'sign_ins',
    'set_up_codes',
  ],
}
