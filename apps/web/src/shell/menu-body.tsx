import { LeftOutlined, RightOutlined, SettingOutlined } from '@ant-design/icons'
import type { CurrentUser } from '@bole/accounts/contract'
import type { MenuGroup } from '@bole/platform/screens'
import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useShellTexts } from '../texts/index.ts'
import { GenerationSwitch } from './generation-switch.tsx'
import styles from './menu.module.css'
import { entryFor, groupsOf, isShort, levelOf, type MenuLevel } from './menu.ts'
import { GroupInMenu } from './menu-group.tsx'
import { steerMenu } from './menu-keys.ts'
import { useGeneration } from './remembered-generation.ts'

interface MenuBodyProps {
  readonly user: CurrentUser
  readonly isCollapsed: boolean
  readonly onChoose: () => void
}

/** What somebody unfolded or entered, until they go to another screen. */
interface Chosen {
  readonly at: string
  readonly level: MenuLevel
  readonly group: MenuGroup | undefined
}

/** The switch between the generations, and the groups of one of the two menus: one is unfolded at a time where not all fit. */
export function MenuBody({ user, isCollapsed, onChoose }: MenuBodyProps): ReactNode {
  const t = useShellTexts()
  const pathname = useLocation({ select: (place) => place.pathname })
  const { generation, switchTo } = useGeneration(user)
  const [chosen, setChosen] = useState<Chosen>()
  const turned = useRef<MenuLevel>(undefined)
  const list = useRef<HTMLUListElement>(null)
  const current = entryFor(pathname)
  const settings = groupsOf(user, generation, 'settings')
  const isThere = chosen?.at === pathname
  const asked = isThere ? chosen.level : levelOf(current?.group)
  const level = settings.length > 0 ? asked : 'main'
  const groups = level === 'settings' ? settings : groupsOf(user, generation, 'main')
  const open = isThere ? chosen.group : (current?.group ?? groups[0]?.group)
  const areAllOpen = isShort(groups)
  // Who turned the menu over goes on at its beginning, or at the settings where they came from.
  useEffect(() => {
    if (turned.current !== level) return
    turned.current = undefined
    list.current
      ?.querySelector<HTMLElement>(level === 'settings' ? '[data-leaves]' : '[data-enters]')
      ?.focus()
  }, [level])
  const turnTo = (next: MenuLevel) => {
    turned.current = next
    const found = next === 'settings' ? settings : groupsOf(user, generation, 'main')
    const isHere = found.some(({ group }) => group === current?.group)
    setChosen({ at: pathname, level: next, group: isHere ? current?.group : found[0]?.group })
  }
  return (
    <nav aria-label={t('menu.label')} onKeyDown={steerMenu}>
      <Link to="/" activeOptions={{ exact: true }} className={styles.brand}>
        <img src="/bole.svg" alt="" width={28} height={28} />
        {!isCollapsed && t('product')}
      </Link>
      <GenerationSwitch user={user} generation={generation} isCollapsed={isCollapsed} onSwitch={switchTo} />
      <ul
        ref={list}
        className={styles.menu}
        data-collapsed={isCollapsed}
        aria-label={level === 'settings' ? t('menu.settings.title') : undefined}
      >
        {level === 'settings' && (
          <TurnOver isCollapsed={isCollapsed} isLeaving onTurn={() => turnTo('main')} />
        )}
        {groups.map((found) => (
          <GroupInMenu
            key={found.group}
            of={found}
            current={current}
            isCollapsed={isCollapsed}
            isUnfolded={areAllOpen ? undefined : open === found.group}
            onFold={() =>
              setChosen({ at: pathname, level, group: open === found.group ? undefined : found.group })
            }
            onChoose={onChoose}
          />
        ))}
        {level === 'main' && settings.length > 0 && (
          <TurnOver
            isCollapsed={isCollapsed}
            isCurrent={levelOf(current?.group) === 'settings'}
            onTurn={() => turnTo('settings')}
          />
        )}
      </ul>
    </nav>
  )
}

interface TurnOverProps {
  readonly isCollapsed: boolean
  readonly isLeaving?: boolean
  readonly isCurrent?: boolean
  readonly onTurn: () => void
}

/** From the menu to that of the settings, or back. */
function TurnOver({ isCollapsed, isLeaving = false, isCurrent = false, onTurn }: TurnOverProps): ReactNode {
  const t = useShellTexts()
  const name = t(isLeaving ? 'menu.back' : 'menu.settings.title')
  return (
    <li className={styles.group} data-current={isCurrent}>
      <button
        type="button"
        className={styles.line}
        aria-label={isCollapsed ? name : undefined}
        title={isCollapsed ? name : undefined}
        data-leaves={isLeaving || undefined}
        data-enters={!isLeaving || undefined}
        onClick={onTurn}
      >
        {isLeaving ? <LeftOutlined className={styles.back} /> : <SettingOutlined />}
        {!isCollapsed && <span className={styles.name}>{name}</span>}
        {!isCollapsed && !isLeaving && <RightOutlined className={styles.into} />}
      </button>
    </li>
  )
}
