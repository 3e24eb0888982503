/** The groups of fields that can be kept from somebody, as far as a person's record has any. */
type Group = 'salary' | 'contacts' | 'birth' | 'identity'

const groupOfName: Readonly<Record<string, Group>> = {
  phone: 'contacts',
  email: 'contacts',
  wechat: 'contacts',
  qq: 'contacts',
  address: 'contacts',
  emergency_contact: 'contacts',
  emergency_phone: 'contacts',
  birth_date: 'birth',
  age: 'birth',
  id_card: 'identity',
  id_number: 'identity',
  passport: 'identity',
  salary: 'salary',
  current_salary: 'salary',
  expected_salary: 'salary',
  expect_salary: 'salary',
}

/**
 * The group that a field of a profile, a fact or a question to candidates belongs to, by its path or name; null where it is shown
 * to everybody who sees the person.
 */
export function groupOfField(path: string): Group | null {
  return groupOfName[path.split('.').at(-1) ?? ''] ?? null
}
