import { DownOutlined } from '@ant-design/icons'
import { useAccountsTexts, usePermission } from '@bole/accounts/web'
import { pipelineEntryApi } from '@bole/pipeline/contract'
import { findProvidedFor } from '@bole/platform/slots'
import { useChange, wordOf } from '@bole/platform/web'
import { Button, Dropdown, type MenuProps } from 'antd'
import { type ReactNode, useState } from 'react'
import { hasSomethingToArrange, isToArrange } from '../../model/what-makes-sense.ts'
import type { Feedback } from '../actions/feedback-dialog.tsx'
import { useTalentPool } from '../actions/use-talent-pool.ts'
import { useShortcuts } from '../keys/use-shortcuts.ts'
import { messageDialog } from '../slots.ts'
import { useTexts } from '../texts/index.ts'
import type { ApplicationAnswer } from './application-answer.ts'
import styles from './drawer.module.css'
import { nextActions } from './next-actions.ts'
import { type OpenDialog, RecordDialog } from './record-dialog.tsx'
import { useRecordOutcome } from './use-record-outcome.ts'
import { useWayBack } from './use-way-back.ts'

/** The two or three next actions as buttons, the rest in a menu; what may be done comes with the record. */
export function ActionBar({ answer }: { readonly answer: ApplicationAnswer }): ReactNode {
  const t = useTexts()
  const common = useAccountsTexts()
  const mayAskWhy = usePermission('users.view')
  const mayExport = usePermission('candidates.export')
  const { application, can } = answer
  const pool = useTalentPool()
  const mayWrite = usePermission('notifications.send') && findProvidedFor(messageDialog)
  const [open, setDialog] = useState<OpenDialog | null>(null)
  const { bar, remember, goBack } = useWayBack()
  const setOpen = (dialog: OpenDialog) => {
    remember()
    setDialog(dialog)
  }
  const close = () => {
    setDialog(null)
    goBack()
  }
  const seen = { post_id: application.id, version: application.version }
  const told = (what: 'take_up' | 'remove' | 'restore') => (who: string) => t(`said.${what}`, { who })
  const takeUp = useChange(pipelineEntryApi.takeUp, useRecordOutcome(answer, told('take_up'), close).one)
  const remove = useChange(
    pipelineEntryApi.removeApplications,
    useRecordOutcome(answer, told('remove'), close).batch,
  )
  const restore = useChange(
    pipelineEntryApi.restoreApplications,
    useRecordOutcome(answer, told('restore'), close).batch,
  )
  const { buttons, rest, movesOn } = nextActions(application, can)
  const say = (feedback: Feedback) => setOpen({ kind: 'feedback', feedback })
  const label = ({ side, action }: Feedback) => wordOf(t, `actions.${side}_${action}`)
  useShortcuts(open === null, {
    m: () => can.steps.length > 0 && setOpen({ kind: 'move' }),
    p: () => can.company_actions.includes('pass') && say({ side: 'company', action: 'pass' }),
    e: () => can.company_actions.includes('eliminate') && say({ side: 'company', action: 'eliminate' }),
  })
  const applications = [seen]
  const canArrange = can.steps.length > 0 && hasSomethingToArrange(application.status.status)
  const arrangesFirst =
    canArrange && isToArrange({ stage: application.status.status, name: application.status.name })
  const opening = (
    kind: Exclude<OpenDialog['kind'], 'feedback'>,
    word: `actions.${string}` | 'batch.keep' | 'batch.message',
  ) => ({
    key: kind,
    label: wordOf(t, word),
    onClick: () => setOpen({ kind }),
  })
  const saying = (feedback: Feedback) => ({
    key: `${feedback.side}-${feedback.action}`,
    label: label(feedback),
    onClick: () => say(feedback),
  })
  const menu = groupsOf({
    interview: [
      ...(canArrange && !arrangesFirst ? [opening('arrange', 'actions.arrange')] : []),
      ...rest.filter(({ side }) => side === 'company').map(saying),
    ],
    candidate: [
      ...rest.filter(({ side }) => side === 'candidate').map(saying),
      ...(mayWrite ? [opening('message', 'batch.message')] : []),
      ...(can.make_candidate_page ? [opening('page', 'actions.make_candidate_page')] : []),
    ],
    application: [
      ...(can.change_position ? [opening('position', 'actions.change_position')] : []),
      ...(can.transfer ? [opening('transfer', 'actions.transfer')] : []),
      ...(pool ? [opening('keep', 'batch.keep')] : []),
      ...(mayExport
        ? [{ key: 'export', label: t('export'), onClick: () => setOpen({ kind: 'export' }) }]
        : []),
      ...(mayAskWhy
        ? [{ key: 'why', label: common('whoCanSee'), onClick: () => setOpen({ kind: 'why' }) }]
        : []),
      ...(can.remove
        ? [
            {
              key: 'remove',
              label: t('actions.remove'),
              danger: true,
              onClick: () => remove.mutate({ body: { applications } }),
            },
          ]
        : []),
    ],
  })
  return (
    <div ref={bar} className={styles.actions}>
      {can.take_up && (
        <Button type="primary" loading={takeUp.isPending} onClick={() => takeUp.mutate({ body: seen })}>
          {t('actions.take_up')}
        </Button>
      )}
      {can.restore && (
        <Button
          type="primary"
          loading={restore.isPending}
          onClick={() => restore.mutate({ body: { applications } })}
        >
          {t('actions.restore')}
        </Button>
      )}
      {arrangesFirst && (
        <Button type={can.take_up ? 'default' : 'primary'} onClick={() => setOpen({ kind: 'arrange' })}>
          {t('actions.arrange')}
        </Button>
      )}
      {buttons.map((feedback, index) => (
        <Button
          key={feedback.action}
          type={index === 0 && !can.take_up && !movesOn && !arrangesFirst ? 'primary' : 'default'}
          danger={feedback.action === 'eliminate' || feedback.action.startsWith('un_')}
          onClick={() => say(feedback)}
        >
          {label(feedback)}
        </Button>
      ))}
      {can.steps.length > 0 && (
        <Button type={movesOn ? 'primary' : 'default'} onClick={() => setOpen({ kind: 'move' })}>
          {t('actions.move')}
        </Button>
      )}
      {menu.length > 0 && (
        <Dropdown
          autoFocus
          trigger={['click']}
          menu={{
            // The Enter that chooses is no line in what opens.
            onClick: ({ domEvent }) => domEvent.preventDefault(),
            style: { maxHeight: '50dvh', overflowY: 'auto' },
            items: menu.map(({ name, items }) => ({
              key: name,
              type: 'group',
              label: t(`drawer.menu.${name}`),
              children: items,
            })),
          }}
        >
          <Button icon={<DownOutlined />} iconPlacement="end">
            {t('drawer.more')}
          </Button>
        </Dropdown>
      )}
      {open && <RecordDialog answer={answer} open={open} onClose={close} />}
    </div>
  )
}

type Entry = NonNullable<NonNullable<MenuProps['items']>[number]>
const groups = ['interview', 'candidate', 'application'] as const

/** What can be done, by what it concerns; a group without anything possible is left out. */
function groupsOf(all: Readonly<Record<(typeof groups)[number], Entry[]>>) {
  return groups.map((name) => ({ name, items: all[name] })).filter(({ items }) => items.length > 0)
}
