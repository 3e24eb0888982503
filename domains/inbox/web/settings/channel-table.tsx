import { inboxApi } from '@bole/inbox/contract'
import { type Channel, channels } from '@bole/inbox/model'
import { useChange } from '@bole/platform/web'
import { Switch } from 'antd'
import type { ReactNode } from 'react'
import { ChannelNotes } from './channel-notes.tsx'
import styles from './notice-settings.module.css'
import type { Settings } from './settings.ts'
import { useTexts } from './texts/index.ts'

/** Which groups of kinds are told by which channel. */
export function ChannelTable({ settings }: { readonly settings: Settings }): ReactNode {
  const t = useTexts()
  const change = useChange(inboxApi.updateNoticeSettings)
  const changing = change.isPending ? change.variables.body?.groups?.[0] : undefined
  const canBe: Record<Channel, boolean> = {
    here: true,
    mail: settings.email !== null,
    platform: settings.platforms.length > 0,
  }
  return (
    <section className={styles.card} aria-labelledby="what-is-told">
      <h2 id="what-is-told">{t('what')}</h2>
      <p className={styles.help}>{t('whatHelp')}</p>
      <ChannelNotes settings={settings} />
      <table className={styles.table} aria-labelledby="what-is-told">
        <thead>
          <tr>
            <th scope="col">{t('kind')}</th>
            {channels.map((channel) => (
              <th key={channel} scope="col">
                {t(channel)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {settings.groups.map(({ group, ...told }) => (
            <tr key={group}>
              <th scope="row">
                {t(`groups.${group}`)}
                <small>{t(`about.${group}`)}</small>
              </th>
              {channels.map((channel) => (
                <td key={channel}>
                  <Switch
                    aria-label={t('by', { group: t(`groups.${group}`), channel: t(channel) })}
                    checked={canBe[channel] && told[channel]}
                    disabled={!canBe[channel]}
                    loading={changing?.group === group && changing[channel] !== undefined}
                    onChange={(on) => change.mutate({ body: { groups: [{ group, [channel]: on }] } })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
