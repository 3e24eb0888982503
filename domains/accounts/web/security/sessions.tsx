import { accountsApi } from '@bole/accounts/contract'
import type { ReplyOf } from '@bole/platform/contract'
import { formatMoment } from '@bole/platform/moments'
import { safeFirst, useCall, useChange } from '@bole/platform/web'
import { App, Button, Skeleton, Tag } from 'antd'
import type { ReactNode } from 'react'
import page from '../my-account.module.css'
import styles from './security.module.css'
import { useTexts } from './texts/index.ts'

type Session = ReplyOf<typeof accountsApi.listSessions>['list'][number]

/** Where one is signed in; what one does not know ends here. */
export function Sessions(): ReactNode {
  const t = useTexts()
  const { message, modal } = App.useApp()
  const sessions = useCall(accountsApi.listSessions, {}).data?.data.list
  const end = useChange(accountsApi.endSessions, { onDone: () => void message.success(t('sessions.ended')) })
  const others = (sessions ?? []).filter(({ is_this }) => !is_this)
  const endOthers = () =>
    modal.confirm({
      title: t('sessions.endOthersSure', { count: others.length }),
      okText: t('sessions.end'),
      okButtonProps: { danger: true },
      ...safeFirst,
      cancelText: t('sessions.cancel'),
      onOk: () => end.mutateAsync({ body: { ids: others.map(({ id }) => id) } }),
    })
  return (
    <section className={page.card} aria-labelledby="sessions-title">
      <header className={page.row}>
        <h2 id="sessions-title">{t('sessions.title')}</h2>
        {others.length > 1 && <Button onClick={endOthers}>{t('sessions.endOthers')}</Button>}
      </header>
      <p className={styles.help}>{t('sessions.help')}</p>
      {!sessions && <Skeleton active title={false} />}
      <ul className={styles.list}>
        {sessions?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={end.isPending}
            onEnd={() => end.mutate({ body: { ids: [session.id] } })}
          />
        ))}
      </ul>
    </section>
  )
}

interface RowProps {
  readonly session: Session
  readonly isEnding: boolean
  readonly onEnd: () => void
}

function SessionRow({ session, isEnding, onEnd }: RowProps): ReactNode {
  const t = useTexts()
  const device = session.device || t('sessions.unknown')
  const [seen, since] = [formatMoment(session.seen_at), formatMoment(session.created_at)]
  return (
    <li className={page.row}>
      <div>
        <strong>{device}</strong> {session.is_this && <Tag color="blue">{t('sessions.this')}</Tag>}
        <p>{t('sessions.seen', { address: session.address, seen, since })}</p>
      </div>
      {!session.is_this && (
        <Button disabled={isEnding} aria-label={t('sessions.endOf', { device })} onClick={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
