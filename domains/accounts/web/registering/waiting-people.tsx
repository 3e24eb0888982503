import { accountsApi } from '@bole/accounts/contract'
import { formatDay } from '@bole/platform/moments'
import { safeFirst, useCall, useChange } from '@bole/platform/web'
import { App, Button, Space } from 'antd'
import { type ReactNode, useRef } from 'react'
import page from '../my-account.module.css'
import rows from '../platforms/platforms.module.css'
import type { NewLink } from '../users/link-dialog.tsx'
import { useTexts } from './texts/index.ts'

/** Who asked for an account and waits to be admitted; nothing where nobody does. */
export function WaitingPeople({ onLink }: { readonly onLink: (link: NewLink) => void }): ReactNode {
  const t = useTexts()
  const { message, modal } = App.useApp()
  const list = useCall(accountsApi.listRegistrations, {}).data?.data.list ?? []
  const admit = useChange(accountsApi.admitRegistration)
  const refuse = useChange(accountsApi.refuseRegistration, {
    onDone: () => void message.success(t('waiting.refused')),
  })
  const heading = useRef<HTMLHeadingElement>(null)
  if (list.length === 0) return null
  const askRefusal = (id: number, name: string) =>
    modal.confirm({
      title: t('waiting.refuseSure', { name }),
      content: t('waiting.refuseMeans'),
      okText: t('waiting.refuse'),
      okButtonProps: { danger: true },
      ...safeFirst,
      onOk: () => refuse.mutate({ body: { id } }),
      // The row and its button are gone then.
      afterClose: () => heading.current?.focus(),
    })
  const letIn = (id: number, name: string) =>
    admit.mutate(
      { body: { id } },
      {
        onSuccess: ({ data: { link } }) => {
          if (link) onLink({ name, path: link.path })
          else message.success(t('waiting.admitted', { name }))
        },
      },
    )
  return (
    <section className={page.card} aria-labelledby="waiting-title" style={{ marginBlockEnd: 16 }}>
      <h2 id="waiting-title" ref={heading} tabIndex={-1}>
        {t('waiting.title', { count: list.length })}
      </h2>
      <ul className={rows.rows}>
        {list.map(({ id, name, email, is_confirmed, create_time }) => (
          <li key={id}>
            <span className={rows.name}>
              <span>
                {name} · {email}
                <small>
                  {t(is_confirmed ? 'waiting.confirmed' : 'waiting.unconfirmed', {
                    day: formatDay(create_time),
                  })}
                </small>
              </span>
            </span>
            <Space>
              <Button aria-label={t('waiting.refuseOf', { name })} onClick={() => void askRefusal(id, name)}>
                {t('waiting.refuse')}
              </Button>
              <Button
                type="primary"
                aria-label={t('waiting.admitOf', { name })}
                loading={admit.isPending && admit.variables?.body.id === id}
                onClick={() => letIn(id, name)}
              >
                {t('waiting.admit')}
              </Button>
            </Space>
          </li>
        ))}
      </ul>
    </section>
  )
}
