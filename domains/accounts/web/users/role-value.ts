import { type Role, roles } from '@bole/accounts/model'

/** A role as a form holds it. */
export function roleValue(name: Role, own: { readonly id: number } | null): string {
  return own ? `${name}:${own.id}` : name
}

/** The same as calls take it. */
export function roleFields(value: string): { readonly role: Role; readonly role_id: number | null } {
  const [name, id] = value.split(':')
  return { role: roles.find((role) => role === name) ?? 'User2', role_id: id ? Number(id) : null }
}
