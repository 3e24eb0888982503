import { DownOutlined } from '@ant-design/icons'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { menuNameOf, useShellTexts } from '../texts/index.ts'
import styles from './menu.module.css'
import type { GroupOfMenu, MenuEntry } from './menu.ts'
import { menuIcons } from './menu-icons.tsx'

interface MenuGroupProps {
  readonly of: GroupOfMenu
  readonly current: MenuEntry | undefined
  /** Undefined where all groups are unfolded and none can be folded. */
  readonly isUnfolded: boolean | undefined
  readonly isCollapsed: boolean
  readonly onFold: () => void
  readonly onChoose: () => void
}

/** A group with its entries beneath; beside its icon while the menu is collapsed. */
export function GroupInMenu({
  of: { group, entries },
  current,
  isUnfolded,
  isCollapsed,
  onFold,
  onChoose,
}: MenuGroupProps): ReactNode {
  const t = useShellTexts()
  const id = useId()
  const name = t(`menu.${group}`)
  const label = (
    <>
      {menuIcons[group]}
      {!isCollapsed && (
        <span className={styles.name} title={name}>
          {name}
        </span>
      )}
    </>
  )
  return (
    <li className={styles.group} data-group={group} data-current={current?.group === group}>
      {isCollapsed || isUnfolded !== undefined ? (
        <button
          type="button"
          id={id}
          className={styles.line}
          aria-expanded={isCollapsed ? undefined : isUnfolded}
          aria-label={isCollapsed ? name : undefined}
          onClick={onFold}
        >
          {label}
          {!isCollapsed && <DownOutlined className={styles.arrow} />}
        </button>
      ) : (
        <div id={id} className={styles.line}>
          {label}
        </div>
      )}
      <ul aria-labelledby={id} hidden={!isCollapsed && isUnfolded === false}>
        {isCollapsed && (
          <li className={styles.heading} aria-hidden>
            {name}
          </li>
        )}
        {entries.map(({ path, to }) => (
          <li key={path}>
            <Link
              to={to}
              activeOptions={{ exact: true }}
              className={styles.entry}
              // The page itself is marked by the router; this, what it stands below.
              aria-current={current?.path === path ? 'true' : undefined}
              data-current={current?.path === path}
              title={menuNameOf(t, path)}
              onClick={onChoose}
            >
              <span className={styles.name}>{menuNameOf(t, path)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}
