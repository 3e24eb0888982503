import type { Security } from '@bole/mail/model'
import { type Mailbox, mailboxesApi } from '@bole/mailboxes/contract'
import type { RulePart } from '@bole/mailboxes/model'
import { defineForm } from '@bole/platform/form'

/** A rule as it is typed: what is missing is told before it is saved. */
export interface TypedRule {
  readonly part: RulePart
  readonly contains: string
  readonly position_id: number | null
}

interface Fields {
  readonly name: string
  readonly host: string
  readonly port: number
  readonly security: Security
  readonly username: string
  readonly password: string
  readonly folders: readonly string[]
  readonly position_id: number | null
  readonly rules: readonly TypedRule[]
  readonly taken_from: string
}

const empty: Fields = {
  ...{ name: '', host: '', port: 993, security: 'tls', username: '', password: '' },
  ...{ folders: ['INBOX'], position_id: null, rules: [], taken_from: '' },
}

export const mailboxForm = defineForm({
  create: mailboxesApi.createMailbox,
  update: mailboxesApi.updateMailbox,
  empty,
  fieldsOf: (box: Mailbox): Fields => ({
    ...{ name: box.name, host: box.host, port: box.port, security: box.security, username: box.username },
    // Never told: what is typed takes the place of what is kept.
    password: '',
    folders: box.folders,
    position_id: box.position?.id ?? null,
    rules: box.rules.map(({ part, contains, position }) => ({ part, contains, position_id: position.id })),
    taken_from: box.taken_from,
  }),
  bodyOf: ({ folders, rules, position_id, ...fields }: Fields) => ({
    ...fields,
    position_id: position_id ?? null,
    folders: [...folders],
    rules: rules.map(({ part, contains, position_id: id }) => ({ part, contains, position_id: id ?? 0 })),
  }),
  refusals: {
    exists_already: 'username',
    password_needed: 'password',
    password_needs_encryption: 'security',
  },
})
