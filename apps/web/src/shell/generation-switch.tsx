import type { CurrentUser } from '@bole/accounts/contract'
import type { Generation } from '@bole/platform/screens'
import type { ReactNode } from 'react'
import { useShellTexts } from '../texts/index.ts'
import { bothGenerations } from './generation.ts'
import styles from './menu.module.css'
import { generationsOf } from './menu.ts'

interface GenerationSwitchProps {
  readonly user: CurrentUser
  readonly generation: Generation | null
  readonly isCollapsed: boolean
  readonly onSwitch: (generation: Generation) => void
}

/** Which kind of hiring the menu shows; nothing for whom there is only one. Collapsed, it is the first letter of the one shown. */
export function GenerationSwitch({
  user,
  generation,
  isCollapsed,
  onSwitch,
}: GenerationSwitchProps): ReactNode {
  const t = useShellTexts()
  if (generation === null || generationsOf(user).length < 2) return null
  if (isCollapsed) {
    const other = generation === 'social' ? 'campus' : 'social'
    const name = t('menu.generations.switch', { generation: t(`menu.generations.${other}`) })
    return (
      <button
        type="button"
        className={styles.oneLetter}
        aria-label={name}
        title={name}
        onClick={() => onSwitch(other)}
      >
        {[...t(`menu.generations.${generation}`)].at(0)}
      </button>
    )
  }
  return (
    <fieldset className={styles.generations} aria-label={t('menu.generations.label')}>
      {bothGenerations.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === generation}
          title={t(`menu.generations.${one}`)}
          onClick={() => one !== generation && onSwitch(one)}
        >
          {t(`menu.generations.${one}`)}
        </button>
      ))}
    </fieldset>
  )
}
