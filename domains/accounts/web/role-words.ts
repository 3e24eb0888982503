import { type Role, roles, titleOf } from '@bole/accounts/model'
import { wordOf } from '@bole/platform/web'
import { useTexts } from './texts/index.ts'

/** A role's title; those of the first generation say so where a second-generation role has the same title. */
export function useRoleWord(): (role: Role) => string {
  const t = useTexts()
  return (role) => {
    const title = wordOf(t, `roles.${titleOf(role)}`)
    const isFirst = roles.some((other) => other === `${role}2`)
    return isFirst ? t('roleOfFirst', { title }) : title
  }
}
