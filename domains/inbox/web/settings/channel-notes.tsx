import { mailScreens } from '@bole/mail/screens'
import { PlaceLink, useCanReach } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { providedFor } from '@bole/platform/slots'
import type { ReactNode } from 'react'
import { settingsAddresses } from '../slots.ts'
import styles from './notice-settings.module.css'
import type { Settings } from './settings.ts'
import { useTexts } from './texts/index.ts'

/** Where mail and platforms lead to, or what they lack and where it is given. */
export function ChannelNotes({ settings }: { readonly settings: Settings }): ReactNode {
  const t = useTexts()
  const canReach = useCanReach()
  const { account, platforms } = providedFor(settingsAddresses)
  const { email, has_mail_server, platforms: names } = settings
  const server = addressOf(mailScreens.server)
  const link = (path: string, words: string) =>
    canReach(path) && <PlaceLink place={{ path }}>{words}</PlaceLink>
  return (
    <dl className={styles.notes}>
      <dt>{t('mail')}</dt>
      <dd>
        {email === null ? t('noMail') : t('mailTo', { email })}{' '}
        {email === null && link(account, t('giveMail'))}
        {!has_mail_server && (
          <p>
            {t('noServer')} {link(server, t('nameServer'))}
          </p>
        )}
      </dd>
      <dt>{t('platform')}</dt>
      <dd>
        {names.length > 0 ? t('bound', { names: names.join(' · ') }) : t('noPlatform')}{' '}
        {names.length === 0 && link(platforms, t('bind'))}
      </dd>
    </dl>
  )
}
