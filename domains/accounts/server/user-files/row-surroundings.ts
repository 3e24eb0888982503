import { type Role, roles } from '@bole/accounts/model'
import { languages } from '@bole/platform/contract'
import { type Caller, prepared, type Transaction } from '@bole/platform/server'
import { importTexts } from '../../contract/import-texts.ts'
import { type Giver, givesTooMuch, seesByDepartment } from '../../model/role-rights.ts'
import { type NamedRole, repeatedIn, type Surroundings, type TypedRow } from '../../model/user-rows.ts'
import { accounts } from '../account-store.ts'
import { giverOf, type RoleRow } from '../roles/role-store.ts'
import { accountsOfEmails } from '../users/email-taken.ts'
import { placeGiverOf } from '../users/keeper.ts'
import { reachesPeopleOf } from '../users/user-store.ts'

// Text: a function of the database, which alone looks across organisations.
const takenUsernames = prepared<{ taken_usernames: string }>(
  'select taken_usernames from taken_usernames($1)',
)

/** What the rows of a file are held against. From here on nobody else takes one of their names, until this is done. */
export async function surroundingsOf(
  tx: Transaction,
  caller: Caller,
  rows: readonly TypedRow[],
): Promise<Surroundings> {
  const names = [...new Set(rows.map(({ username }) => username.toLowerCase()))].sort()
  // One after the other in one order, so that nobody waits in a ring.
  await tx.load(...names.map((name) => tx.holdForAll(`username ${name}`)))
  const [taken, departments, kept, known] = await tx.load(
    takenUsernames(names),
    accounts.selectFrom('departments').select(['id', 'name', 'path']),
    // They stay while somebody gets one.
    accounts.selectFrom('roles').selectAll().forShare(),
    accountsOfEmails(rows.flatMap(({ email }) => (email === '' ? [] : [email.toLowerCase()]))),
  )
  const nameOf = new Map(departments.map(({ id, name }) => [id, name]))
  const reached = departments.filter(({ id }) => reachesPeopleOf(caller.scopes, id))
  const plain = (words: string) => words.trim().toLowerCase()
  const roleNames = rolesFor(kept, giverOf(caller))
  return {
    giver: placeGiverOf(caller),
    roleOf: (word) => roleNames.get(plain(word)) ?? null,
    departmentsOf: (words) => {
      const asked = words.split('/').map(plain)
      return reached.flatMap(({ id, path }) => {
        const last = path.slice(-asked.length).map((at) => plain(nameOf.get(at) ?? ''))
        return last.length === asked.length && last.every((name, at) => name === asked[at]) ? [id] : []
      })
    },
    saysYes: (word) => yesOrNo.get(plain(word)) ?? null,
    taken: new Set(taken.map(({ taken_usernames: name }) => name)),
    repeated: repeatedIn(rows, 'username'),
    takenEmails: new Set(known.map(({ email }) => email)),
    repeatedEmails: repeatedIn(rows, 'email'),
  }
}

/** The roles, and whether each gives too much, by every word they are written by: own ones by their names, which go before words of built-in ones. */
function rolesFor(kept: readonly RoleRow[], giver: Giver) {
  const rightsGiven = (role: RoleRow) => ({
    ofDepartments: seesByDepartment(role),
    isTooMuch: givesTooMuch(giver, role),
  })
  const builtIn = new Map(
    kept.flatMap((role) => (role.name === null ? [[role.based_on, rightsGiven(role)] as const] : [])),
  )
  return new Map<string, NamedRole>([
    ...[...roleNamed].flatMap(([word, role]) => {
      const rights = builtIn.get(role)
      return rights === undefined ? [] : [[word, { role, role_id: null, ...rights }] as const]
    }),
    ...kept.flatMap((role) => {
      const named = role.name?.trim().toLowerCase()
      if (named === undefined) return []
      return [[named, { role: role.based_on, role_id: role.id, ...rightsGiven(role) }] as const]
    }),
  ])
}

/** What says yes, and what no, in each language; and what a table has where a box is ticked. */
const yesOrNo: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
  ...languages.flatMap((language) => {
    const { yes, no } = importTexts[language]
    return [[yes.toLowerCase(), true] as const, [no.toLowerCase(), false] as const]
  }),
])

/** Every word a role is written by: its name, and its title in each language. */
const roleNamed: ReadonlyMap<string, Role> = new Map(
  roles.flatMap((role): (readonly [string, Role])[] => [
    [role.toLowerCase(), role],
    ...languages.flatMap((language) => {
      const word = importTexts[language].roles[role]
      return word ? [[word.toLowerCase(), role] as const] : []
    }),
  ]),
)
