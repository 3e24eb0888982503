import { DownloadOutlined } from '@ant-design/icons'
import { lecturesApi } from '@bole/lectures/contract'
import { addressOf } from '@bole/platform/contract'
import { text } from '@bole/platform/filter'
import { ListScreen } from '@bole/platform/list'
import { useAddressState } from '@bole/platform/web'
import { projects } from '@bole/themes/web'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import styles from '../lectures.module.css'
import { useTexts } from '../texts/index.ts'
import { visitorColumns } from './visitor-columns.tsx'
import { visitorFields } from './visitor-fields.ts'

/** `/regulation2/lecture/list`: who signs in at lectures, as they do. */
export default function VisitorList(): ReactNode {
  const t = useTexts()
  const [{ theme_id, lecture_id, keyword }, change] = useAddressState(visitorFields)
  const file = addressOf(
    lecturesApi.exportVisitors,
    {},
    { theme_id: theme_id?.join(','), lecture_id, keyword },
  )
  return (
    <>
      <div className={styles.bar}>
        {lecture_id === undefined ? (
          <span />
        ) : (
          <Button onClick={() => change({ lecture_id: null })}>
            {t('visitors.only')} · {t('visitors.all')}
          </Button>
        )}
        <Button icon={<DownloadOutlined />} href={file} download>
          {t('visitors.export')}
        </Button>
      </div>
      <ListScreen
        call={lecturesApi.listVisitors}
        given={lecture_id === undefined ? {} : { lecture_id }}
        filters={[text('keyword', t('visitors.keyword')), projects('theme_id', t('visitors.project'), 1)]}
        columns={visitorColumns(t)}
        empty={t('visitors.empty')}
      />
    </>
  )
}
