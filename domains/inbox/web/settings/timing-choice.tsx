import { inboxApi } from '@bole/inbox/contract'
import { paces } from '@bole/inbox/model'
import { useChange } from '@bole/platform/web'
import { Radio, Select, Switch } from 'antd'
import type { ReactNode } from 'react'
import styles from './notice-settings.module.css'
import type { Settings } from './settings.ts'
import { useTexts } from './texts/index.ts'

const hours = Array.from({ length: 24 }, (_, value) => ({ value, label: `${value}:00`.padStart(5, '0') }))

/** The night, until somebody chooses otherwise. */
const usualQuiet = { from: 22, until: 8 }

/** How soon what is told leaves the product, and when it waits. */
export function TimingChoice({ settings }: { readonly settings: Settings }): ReactNode {
  const t = useTexts()
  const change = useChange(inboxApi.updateNoticeSettings)
  const { pace, hour, quiet } = settings
  const keep = (body: Parameters<typeof change.mutate>[0]['body']) => change.mutate({ body })
  return (
    <section className={styles.card} aria-labelledby="when-sent">
      <h2 id="when-sent">{t('pace')}</h2>
      <p className={styles.help}>{t('paceHelp')}</p>
      <div className={styles.row}>
        <Radio.Group
          aria-labelledby="when-sent"
          value={pace}
          options={paces.map((value) => ({ value, label: t(`paces.${value}`) }))}
          onChange={({ target }) => keep({ pace: target.value })}
        />
        {pace === 'daily' && (
          <Select aria-label={t('hour')} value={hour} options={hours} onChange={(at) => keep({ hour: at })} />
        )}
      </div>
      <h3>{t('quiet')}</h3>
      <p className={styles.help}>{t('quietHelp')}</p>
      <div className={styles.row}>
        <Switch
          aria-label={t('quietOn')}
          checked={quiet !== null}
          onChange={(on) => keep({ quiet: on ? usualQuiet : null })}
        />
        {quiet && (
          <>
            <Select
              aria-label={t('quietFrom')}
              value={quiet.from}
              options={hours}
              onChange={(from) => keep({ quiet: { ...quiet, from } })}
            />
            <span aria-hidden>–</span>
            <Select
              aria-label={t('quietUntil')}
              value={quiet.until}
              options={hours}
              onChange={(until) => keep({ quiet: { ...quiet, until } })}
            />
          </>
        )}
      </div>
    </section>
  )
}
