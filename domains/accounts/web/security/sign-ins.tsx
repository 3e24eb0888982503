import { accountsApi } from '@bole/accounts/contract'
import { formatMoment } from '@bole/platform/moments'
import { useCall } from '@bole/platform/web'
import { Pagination, Tag } from 'antd'
import { type ReactNode, useState } from 'react'
import page from '../my-account.module.css'
import styles from './security.module.css'
import { useTexts } from './texts/index.ts'

const perPage = 10

/** What was tried at the account, so that its owner sees the attempt that was not theirs. */
export function SignIns(): ReactNode {
  const t = useTexts()
  const [at, goTo] = useState(1)
  const { data } = useCall(
    accountsApi.listSignIns,
    { query: { page: at, page_size: perPage } },
    { keepsPrevious: true },
  )
  return (
    <section className={page.card} aria-labelledby="sign-ins-title">
      <h2 id="sign-ins-title">{t('signIns.title')}</h2>
      <p className={styles.help}>{t('signIns.help')}</p>
      <ul className={styles.list}>
        {data?.data.list.map(({ id, tried_at, outcome, device, address }) => (
          <li key={id} className={page.row}>
            <div>
              {formatMoment(tried_at)}
              <p>{[device || t('sessions.unknown'), address].join(' · ')}</p>
            </div>
            <Tag color={outcome === 'signed_in' ? 'green' : 'gold'}>{t(`signIns.outcomes.${outcome}`)}</Tag>
          </li>
        ))}
      </ul>
      <Pagination
        size="small"
        hideOnSinglePage
        current={at}
        pageSize={perPage}
        showSizeChanger={false}
        total={data?.total ?? 0}
        onChange={goTo}
      />
    </section>
  )
}
