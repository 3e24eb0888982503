import { PrinterOutlined } from '@ant-design/icons'
import { type Lecture, lecturesApi } from '@bole/lectures/contract'
import { formatMeeting } from '@bole/platform/moments'
import { PlaceLink, useAddress, useNameOfRecord } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useCall } from '@bole/platform/web'
import { Button, Empty, QRCode, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import styles from '../lectures.module.css'
import { lecturesScreens } from '../screens.ts'
import { useTexts } from '../texts/index.ts'

/** `/regulation2/recruitment2/{id}/codes`: the sign-in codes of a route, each on a page of its own when they are printed. */
export default function CodeSheet(): ReactNode {
  const t = useTexts()
  const { id } = useAddress(lecturesScreens.codes)
  useNameOfRecord(useCall(lecturesApi.viewRoute, { query: { theme_id: id } }).data?.data.theme_name)
  const list = useCall(lecturesApi.listLectures, { query: { theme_id: id, page_size: 200 } }).data?.data.list
  if (!list) return <Skeleton active paragraph={{ rows: 8 }} />
  return (
    <>
      <div className={styles.bar}>
        <PlaceLink place={{ path: addressOf(lecturesScreens.route, { id }) }}>{t('backToRoute')}</PlaceLink>
        {list.length > 0 && (
          <Button type="primary" icon={<PrinterOutlined />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        )}
      </div>
      {list.length === 0 && <Empty description={t('codesEmpty')} />}
      <div className={styles.codes}>
        {list.map((lecture) => (
          <Code key={lecture.id} lecture={lecture} />
        ))}
      </div>
    </>
  )
}

function Code({ lecture }: { readonly lecture: Lecture }): ReactNode {
  const t = useTexts()
  const { kind, university, city, address, datetime, sign_in_path } = lecture
  if (sign_in_path === null) return null
  const link = new URL(sign_in_path, location.origin).href
  return (
    <figure className={styles.code}>
      <h2>
        {university} {t(`kinds.${kind}`)}
      </h2>
      <p>
        {formatMeeting(datetime)} · {[city, address].filter(Boolean).join(' · ')}
      </p>
      {/* It says the address below it; dark on light in both themes, as phones do not read it the other way round. */}
      <div aria-hidden>
        <QRCode value={link} size={260} type="svg" color="#000" bgColor="#fff" />
      </div>
      <figcaption>
        <b>{t('scan')}</b>
        <a href={link} target="_blank" rel="noreferrer">
          {link}
        </a>
      </figcaption>
    </figure>
  )
}
