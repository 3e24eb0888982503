import { roles, titleOf } from '@bole/accounts/model'
import { useAccountsTexts } from '@bole/accounts/web'
import { formatDay } from '@bole/platform/moments'
import { wordOf } from '@bole/platform/web'
import type { ReactNode } from 'react'
import styles from '../dashboard.module.css'
import { useTexts } from '../texts/index.ts'
import type { DashboardState, FirstPaint } from '../use-dashboard.ts'
import { FigureLink } from './figure-link.tsx'
import { hourName } from './hour-name.ts'

/** Who is greeted, what the day holds in one sentence, the three numbers of the day, and the project shown. */
export function Greeting(props: {
  readonly dashboard: DashboardState
  readonly first: FirstPaint
}): ReactNode {
  const { dashboard, first } = props
  const t = useTexts()
  const roleWords = useAccountsTexts()
  const { userName, userRole, welcomeContent } = first.userInfo
  const role = roles.find((name) => name === userRole)
  const now = new Date()
  const { resumeCount, incrementCount, postCount } = first.resume
  const figures = [
    ['toScreen', resumeCount],
    ['cameToday', incrementCount],
    ['inList', postCount],
  ] as const
  return (
    <header className={styles.greeting}>
      <div className={styles.hello}>
        <h2>{t(`greeting.${hourName(now)}`, { name: userName })}</h2>
        <p>
          {formatDay(now)}
          {role && ` · ${wordOf(roleWords, `roles.${titleOf(role)}`)}`}
          {' · '}
          {t(`welcome.${welcomeContent}`, { total: first.to_do.total.count })}
        </p>
      </div>
      <dl className={styles.headline}>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{t(`headline.${name}`)}</dt>
            <dd>
              <FigureLink figure={figure} label={t(`headline.${name}`)} />
            </dd>
          </div>
        ))}
      </dl>
      <select
        className={styles.project}
        aria-label={t('project.choose')}
        value={dashboard.place.theme_id ?? ''}
        onChange={({ target }) => dashboard.change({ theme_id: Number(target.value) || null })}
      >
        <option value="">{t('project.all')}</option>
        {first.schedule.project.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </header>
  )
}
