import { dashboardApi } from '@bole/dashboard/contract'
import { work } from '@bole/dashboard/model'
import { useLazy } from '@bole/platform/later'
import { fromAddress, useAddressState, useCall } from '@bole/platform/web'
import { Button, Empty, Segmented, Skeleton } from 'antd'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { numberOf } from '../parts/figure-link.tsx'
import { rowKeys, useFirstRow } from './row-keys.ts'
import { SelectedWork } from './selected-work.tsx'
import { useTexts } from './texts/index.ts'
import { useGoingOn } from './use-going-on.ts'
import styles from './work.module.css'
import type { WorkItem } from './work-item.ts'
import { type Action, WorkRow } from './work-row.tsx'

const dialogs = () => import('./dialogs.ts')
const fields = { kind: fromAddress.oneOf(work.workKinds) }
const step = 30
const none: readonly WorkItem[] = []
const most = 200

/** What lies open over the page. */
type Open =
  | { readonly action: Action; readonly items: readonly WorkItem[] }
  | { readonly progressId: number }
  | { readonly scheduled: number }
  | null

/** `/usercenter/work`: what waits for whoever opens it, the oldest first, done in place. */
export default function WorkPage(): ReactNode {
  const t = useTexts()
  const [{ kind }, change] = useAddressState(fields)
  const [size, setSize] = useState(step)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState<Open>(null)
  const query = { ...(kind ? { kind } : {}), page_size: size }
  const answer = useCall(dashboardApi.listWork, { query }, { keepsPrevious: true }).data
  const Dialogs = useLazy(dialogs, open !== null, answer !== undefined)
  const items = answer?.data.list ?? none
  const goingOn = useGoingOn(items)
  const chosen = items.filter(({ key }) => selected.has(key))
  const toggle = ({ key }: WorkItem) =>
    setSelected((keys) => new Set(keys.has(key) ? [...keys].filter((one) => one !== key) : [...keys, key]))
  const decide = (action: Action, some: readonly WorkItem[]) => {
    goingOn.begin(some)
    setOpen({ action, items: some })
  }
  const rows = useRef<HTMLUListElement>(null)
  useFirstRow(rows)
  const onKeyDown = rowKeys((pressed, key) => {
    const item = items.find((one) => one.key === key)
    const can = item?.application?.can
    if (item && pressed === 'p' && can?.pass) decide('pass', [item])
    if (item && pressed === 'e' && can?.eliminate) decide('eliminate', [item])
    if (item && pressed === 'x' && can?.pass) toggle(item)
  })
  if (!answer) return <Skeleton active paragraph={{ rows: 8 }} />
  const { kinds } = answer.data
  const close = () => setOpen(null)
  return (
    <div className={styles.page}>
      <div className={styles.filter}>
        <Segmented
          aria-label={t('filter')}
          value={kind ?? 'all'}
          onChange={(value) => change({ kind: work.workKinds.find((one) => one === value) ?? null })}
          options={[
            { value: 'all', label: t('all') },
            ...kinds.map((one) => ({ value: one.kind, label: `${t(`kinds.${one.kind}`)} ${numberOf(one)}` })),
          ]}
        />
      </div>
      {items.length === 0 ? (
        <Empty className={styles.empty ?? ''} description={t(kind ? 'emptyKind' : 'empty')} />
      ) : (
        <ul ref={rows} className={styles.rows} aria-label={t('list')} onKeyDown={onKeyDown}>
          {items.map((item) => (
            <WorkRow
              key={item.key}
              item={item}
              isSelected={selected.has(item.key)}
              onSelect={toggle}
              onDecide={(one, action) => decide(action, [one])}
              onSchedule={(scheduled) => setOpen({ scheduled })}
              onOpenUpload={(progressId) => setOpen({ progressId })}
            />
          ))}
        </ul>
      )}
      {items.length < (answer.total ?? 0) &&
        (size < most ? (
          <Button onClick={() => setSize(Math.min(most, size + step))}>{t('more')}</Button>
        ) : (
          <small className={styles.hint}>{t('first', { count: most })}</small>
        ))}
      {items.some(({ application }) => application?.can.pass) && (
        <small className={styles.keys}>{t('keys')}</small>
      )}
      <SelectedWork chosen={chosen} onDecide={decide} onClear={() => setSelected(new Set())} />
      {Dialogs && open && 'progressId' in open && (
        <Dialogs.UploadResultsDialog progressId={open.progressId} onClose={close} />
      )}
      {Dialogs && open && 'scheduled' in open && (
        <Suspense>
          <Dialogs.ScheduleDialog postId={open.scheduled} onClose={close} />
        </Suspense>
      )}
      {Dialogs && open && 'action' in open && (
        <Dialogs.DecisionDialog
          action={open.action}
          applications={open.items.flatMap(({ application, title: name }) =>
            application
              ? [
                  {
                    post_id: application.post_id,
                    version: application.version,
                    name,
                    stage: application.status.status,
                  },
                ]
              : [],
          )}
          onDone={() => {
            goingOn.done()
            close()
            setSelected(new Set())
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
