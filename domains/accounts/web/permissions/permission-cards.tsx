import { roles } from '@bole/accounts/model'
import { Tag } from 'antd'
import type { ReactNode } from 'react'
import { useRoleWord } from '../role-words.ts'
import styles from './permissions.module.css'
import { useTexts } from './texts/index.ts'

interface PermissionCardsProps {
  readonly areas: readonly {
    readonly key: string
    readonly title: string
    readonly children: readonly {
      readonly key: string
      readonly title: string
      readonly roles: readonly string[]
    }[]
  }[]
}

/** Permissions where a column for each role has no room: under each permission the roles that hold it. */
export function PermissionCards({ areas }: PermissionCardsProps): ReactNode {
  const t = useTexts()
  const roleWord = useRoleWord()
  return areas.map(({ key, title, children }) => (
    <section key={key} className={styles.card}>
      <h2>{title}</h2>
      <dl>
        {children.map((permission) => (
          <div key={permission.key}>
            <dt>{permission.title}</dt>
            <dd>
              {roles
                .filter((role) => permission.roles.includes(role))
                .map((role) => (
                  <Tag key={role}>{roleWord(role)}</Tag>
                ))}
              {permission.roles.length === 0 && t('noRole')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}
