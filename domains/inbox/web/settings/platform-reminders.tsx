import { inboxApi } from '@bole/inbox/contract'
import { useCall, useChange } from '@bole/platform/web'
import { Skeleton, Switch } from 'antd'
import type { ReactNode } from 'react'
import styles from './notice-settings.module.css'
import { useTexts } from './texts/index.ts'

interface PlatformRemindersProps {
  /** Said above the groups. */
  readonly title: string
  readonly help: string
  /** Whether messages go there at all. */
  readonly isBound: boolean
}

/** Which groups of notices somebody wants on the platforms they bound, for a page about one of those. */
export function PlatformReminders({ title, help, isBound }: PlatformRemindersProps): ReactNode {
  const t = useTexts()
  const settings = useCall(inboxApi.getNoticeSettings, {}).data?.data
  const change = useChange(inboxApi.updateNoticeSettings)
  if (!settings) return <Skeleton active />
  return (
    <section className={styles.card} aria-labelledby="reminders-title">
      <h2 id="reminders-title">{title}</h2>
      <p className={styles.help}>{help}</p>
      <table className={styles.table} aria-labelledby="reminders-title">
        <tbody>
          {settings.groups.map(({ group, platform }) => (
            <tr key={group}>
              <th scope="row">
                {t(`groups.${group}`)}
                <small>{t(`about.${group}`)}</small>
              </th>
              <td>
                <Switch
                  aria-label={t(`groups.${group}`)}
                  checked={isBound && platform}
                  disabled={!isBound}
                  onChange={(on) => change.mutate({ body: { groups: [{ group, platform: on }] } })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
