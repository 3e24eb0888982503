import type zh from './zh-CN.ts'

export default {
  title: 'Who can see “{{name}}”?',
  person: 'Choose a colleague',
  sees: '{{person}} can see “{{name}}”',
  seesNot: '{{person}} can’t see “{{name}}”',
  unknown: 'You can’t see this account, so its access can’t be shown',
  to: {
    role: 'Open the role',
    account: 'Open the account',
    department: 'Open the department',
    record: 'Open the position',
  },
  facts: {
    is_disabled: 'The account is disabled and can’t sign in',
    is_expired: 'The account has expired and can’t sign in',
    held_by_role: 'The role has the permission “{{permission}}”',
    held_by_changed_role: 'The organization gave this role the permission “{{permission}}”',
    held_by_person: 'They were personally given the permission “{{permission}}”',
    lacked_by_role: 'The role doesn’t have the permission “{{permission}}”',
    lacked_by_changed_role: 'The organization took the permission “{{permission}}” from this role',
    lacked_by_person: 'The permission “{{permission}}” was personally taken from them',
    reaches_all: 'The role sees all of them',
    in_department: 'The role sees their own department and those below, and this belongs there',
    in_other_department:
      'The role sees only their own department and those below; this belongs to another one',
    has_no_department:
      'The role sees only their own department and those below; the account has no department',
    is_of_no_department:
      'The role sees only their own department and those below; this belongs to no department',
    takes_part: 'The role sees what they take part in. Here they are: {{part}}',
    takes_no_part: 'The role sees only what they take part in; they take no part here',
    owns_it: 'The role sees what they own, and they own this',
    owns_it_not: 'The role sees only what they own; this is not theirs',
    reaches_nothing: 'The role sees no such records',
    is_kept_from: 'They see the record, but the role hides: {{groups}}',
  },
  parts: {
    owner: 'owner',
    approver: 'approver',
    interviewer: 'interviewer',
    main_interviewer: 'main interviewer',
    hiring: 'part of the hiring',
    self: 'the person themselves',
  },
} satisfies typeof zh
