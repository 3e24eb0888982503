import type { accountsApi } from '@bole/accounts/contract'
import { answersTo } from '@bole/accounts/model'
import type { Handler } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { accountFoundBy, accounts } from '../account-store.ts'
import { canBeChosen } from '../can-be-chosen.ts'
import { pinyinOf } from '../pinyin-of.ts'

const shownAtMost = 200

/**
 * Enabled people of the organisation, to be chosen by name, user name or the pinyin of the name, who answers best first; or anybody by
 * their number; at most 200.
 */
export const listPeople: Handler<typeof accountsApi.listPeople> = async ({ query, tx }) => {
  const { ids, keyword = '' } = query
  let people = accounts
    .selectFrom('users')
    .select(['id', 'name', 'username', 'job_title', 'role'])
    .orderBy('id')
  people = ids ? people.where('id', 'in', ids) : people.where(canBeChosen)
  if (keyword) {
    // Whoever is written in characters may be spelled: which of them are is told here, not in the database.
    const mayBeSpelled = /^[a-z\s'ü]+$/i.test(keyword)
    people = people.where(
      sql<SqlBool>`(${accountFoundBy(keyword.trim())} or (${mayBeSpelled} and name ~ '[\u3400-\u9fff]'))`,
    )
  } else people = people.limit(shownAtMost)
  const [rows] = await tx.load(people)
  const found = rows.flatMap(({ username, ...person }) => {
    const answer = answersTo({ ...person, username, pinyin: pinyinOf(person.name) }, keyword)
    return answer === null ? [] : [{ person, answer }]
  })
  const list = found.toSorted((one, other) => one.answer - other.answer).map(({ person }) => person)
  return { list: list.slice(0, shownAtMost) }
}
