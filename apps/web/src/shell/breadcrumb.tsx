import type { CurrentUser } from '@bole/accounts/contract'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type ScreenAddress, screenAt } from '../screens.ts'
import { titleOf, useShellTexts } from '../texts/index.ts'
import { groupOf, levelOf, trailTo } from './menu.ts'
import styles from './shell.module.css'
import { maySee } from './who-sees.ts'

interface BreadcrumbProps {
  /** Of the screen one is in, as its record has it. */
  readonly path: string
  /** The values of the parameters in the address. */
  readonly params: Readonly<Record<string, string>>
  readonly user: CurrentUser
  /** Whether the screen itself stands in it, too: where something else is shown in its place. */
  readonly isWhole?: boolean
}

/** The way to a screen: the group of the menu, then the screens above it. Its own title is the heading beside. */
export function Breadcrumb({ path, params, user, isWhole = false }: BreadcrumbProps): ReactNode {
  const t = useShellTexts()
  const trail = trailTo(screenAt(path))
  const group = groupOf(trail[0])
  if (!group) return null
  const filled = (above: ScreenAddress) =>
    above.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? String(above.origin))
  return (
    <nav className={styles.breadcrumb} aria-label={t('breadcrumb')}>
      <ol>
        {levelOf(group) === 'settings' && <li>{t('menu.settings.title')}</li>}
        <li>{t(`menu.${group}`)}</li>
        {trail.slice(0, isWhole ? undefined : -1).map((above) => (
          <li key={above.path}>
            {maySee(user, above.path) ? (
              <Link to={filled(above)}>{titleOf(t, above.path)}</Link>
            ) : (
              titleOf(t, above.path)
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
