import { accountsScreens } from '@bole/accounts/screens'
import { EntryPage } from '@bole/accounts/web'
import { approvalsApi } from '@bole/approvals/contract'
import { formatMoment } from '@bole/platform/moments'
import { addressOf } from '@bole/platform/screens'
import { useCall, useChange } from '@bole/platform/web'
import { Alert, Button, Skeleton, Tag } from 'antd'
import { type ReactNode, useState } from 'react'
import styles from '../approvals.module.css'
import { DecideBar } from '../decide/decide-bar.tsx'
import { useTexts } from '../texts/index.ts'
import { LifeFacts } from './life-facts.tsx'

/** `/site/approval#token`: an approval answered from a mail. What follows `#` reaches no server's log. */
export default function LinkPage(): ReactNode {
  const t = useTexts()
  const [token] = useState(() => location.hash.slice(1))
  const isLink = /^[\w-]{20,100}$/.test(token)
  const [isDone, setDone] = useState(false)
  const options = { enabled: isLink && !isDone, handlesErrors: true }
  const { data, error } = useCall(approvalsApi.viewCheckLink, { body: { token } }, options)
  const decide = useChange(approvalsApi.decideByLink, { handlesErrors: true, onDone: () => setDone(true) })
  const { state, organisation_name: organisation = '', approval } = data?.data ?? {}
  const over =
    (isLink ? error?.message : t('link.states.withdrawn')) ||
    (state && state !== 'open' ? t(`link.states.${state}`) : '')
  const said = decide.data?.data.is_final ? t('link.done') : t('link.counted')
  const refused = decide.error?.message
  return (
    <EntryPage title={approval && !isDone ? approval.name : t('titles.byLink')} isWide>
      {isDone && <Alert role="status" type="success" showIcon title={said} />}
      {!isDone && (over || refused) && <Alert role="alert" type="warning" showIcon title={over || refused} />}
      {(isDone || over) && (
        <Button type="link" href={addressOf(accountsScreens.signIn)}>
          {t('link.signIn')}
        </Button>
      )}
      {!isDone && !over && !data && <Skeleton active />}
      {!isDone && !over && approval && (
        <article className={styles.byLink}>
          <p>
            {t('link.asks', { organisation, approver: approval.approver })}{' '}
            {approval.for_name && <Tag>{t('forName', { name: approval.for_name })}</Tag>}
          </p>
          <p>
            {[approval.position, approval.department, t(`rules.${approval.rule}`)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {approval.approvers.length > 1 && (
            <p>
              {approval.approvers.map(({ name, state: answer }) => (
                <Tag key={name}>
                  {name} · {t(`steps.${answer}`)}
                </Tag>
              ))}
            </p>
          )}
          <LifeFacts life={approval.life} />
          <small>{t('link.until', { at: formatMoment(approval.expires_at) })}</small>
          <div className={styles.bar}>
            <DecideBar
              name={approval.name}
              canHold={false}
              isSending={decide.isPending}
              onAnswer={({ action, text }) =>
                action !== 'remain' && decide.mutate({ body: { token, action, text } })
              }
            />
          </div>
        </article>
      )}
    </EntryPage>
  )
}
