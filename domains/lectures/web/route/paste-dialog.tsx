import { lecturesApi } from '@bole/lectures/contract'
import { type LectureKind, lectureKinds, readPastedRoute } from '@bole/lectures/model'
import type { ReplyOf } from '@bole/platform/contract'
import { momentAt } from '@bole/platform/moments'
import { useChange } from '@bole/platform/web'
import { Alert, App, Input, Modal, Segmented } from 'antd'
import { type ReactNode, useState } from 'react'
import styles from '../lectures.module.css'
import { useTexts } from '../texts/index.ts'

type Route = ReplyOf<typeof lecturesApi.viewRoute>

interface PasteDialogProps {
  readonly themeId: number
  /** As it was seen: what is pasted is added to it. */
  readonly route: Route
  readonly onClose: () => void
}

/** As many faults as are told at once. */
const mostFaults = 8

/** Takes rows copied from a table into the route: all of them, or none while one is wrong. */
export function PasteDialog({ themeId, route, onClose }: PasteDialogProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const [kind, setKind] = useState<LectureKind>('xjh')
  const [rows, setRows] = useState('')
  const { stops, faults } = readPastedRoute(rows)
  const count = stops.length
  const update = useChange(lecturesApi.updateRoute, {
    onDone: () => {
      void message.success(t('paste.done', { count }))
      onClose()
    },
  })
  const add = () => {
    const added = stops.map(({ clock, url, ...stop }) => ({
      ...stop,
      datetime: momentAt(clock),
      xjhUrl: url,
    }))
    const { version } = route
    const [xjhRoute, yxjRoute] = [route.xjhRoute.map(asGiven), route.yxjRoute.map(asGiven)]
    const body = {
      theme_id: themeId,
      version,
      xjhRoute: kind === 'xjh' ? [...xjhRoute, ...added] : xjhRoute,
      yxjRoute: kind === 'yxj' ? [...yxjRoute, ...added] : yxjRoute,
    }
    update.mutate({ body })
  }
  return (
    <Modal
      open
      title={t('paste.title')}
      okText={t('paste.add')}
      okButtonProps={{ disabled: count === 0 || faults.length > 0, loading: update.isPending }}
      onOk={add}
      onCancel={onClose}
    >
      <p>{t('paste.explain')}</p>
      <Segmented
        aria-label={t('paste.kind')}
        value={kind}
        options={lectureKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={setKind}
      />
      <Input.TextArea
        className={styles.pasted ?? ''}
        aria-label={t('paste.rows')}
        rows={8}
        autoFocus
        value={rows}
        onChange={({ target }) => setRows(target.value)}
      />
      <p aria-live="polite">{count > 0 && t('paste.count', { count })}</p>
      {faults.length > 0 && (
        <Alert
          type="warning"
          title={
            <ul className={styles.faults}>
              {faults.slice(0, mostFaults).map(({ line, fault }) => (
                <li key={line}>{t('paste.fault', { line, what: t(`paste.faults.${fault}`) })}</li>
              ))}
            </ul>
          }
        />
      )}
    </Modal>
  )
}

const asGiven = ({ id, city, university, address, datetime, xjhUrl }: Route['xjhRoute'][number]) => ({
  ...{ id, city, university, address, datetime, xjhUrl },
})
