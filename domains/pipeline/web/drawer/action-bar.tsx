import { DownOutlined } from '@ant-design/icons'
import { accountsApi } from '@bole/accounts/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { useCall, useChange, wordOf } from '@bole/platform/web'
import { Button, Dropdown } from 'antd'
import { type ReactNode, useState } from 'react'
import { ChooseDialog } from '../actions/choose-dialog.tsx'
import { type Feedback, FeedbackDialog, type FeedbackInput } from '../actions/feedback-dialog.tsx'
import { MoveDialog, stageAfter } from '../actions/move-dialog.tsx'
import { type BatchOutcome, useOutcome } from '../actions/use-actions.tsx'
import { useShortcuts } from '../keys/use-shortcuts.ts'
import { useTexts } from '../texts/index.ts'
import type { ApplicationAnswer } from './application-answer.ts'
import { ArrangeDialog } from './arrange-dialog.tsx'
import { CandidatePageDialog } from './candidate-page-dialog.tsx'
import styles from './drawer.module.css'
import { nextActions } from './next-actions.ts'

type Open =
  | { readonly kind: 'feedback'; readonly feedback: Feedback }
  | { readonly kind: 'move' | 'position' | 'transfer' | 'arrange' | 'page' }
  | null

/** The two or three next actions as buttons, the rest in a menu; what may be done comes with the record. */
export function ActionBar({ answer }: { readonly answer: ApplicationAnswer }): ReactNode {
  const t = useTexts()
  const { application, can, has_page, origin } = answer
  const { tellDone, tellBatch } = useOutcome()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const seen = { post_id: application.id, version: application.version }
  const done = {
    onDone: ({ data }: { readonly data: { readonly batch_id: string } }) => {
      close()
      tellDone(t('drawer.done', { name: application.basic.name }), data.batch_id)
    },
  }
  const batch = {
    onDone: ({ data }: { readonly data: BatchOutcome }) => {
      close()
      tellBatch(data)
    },
  }
  const takeUp = useChange(pipelineApi.takeUp, done)
  const give = useChange(pipelineApi.giveFeedback, done)
  const move = useChange(pipelineApi.move, done)
  const transfer = useChange(pipelineApi.transfer, batch)
  const changePosition = useChange(pipelineApi.changePosition, batch)
  const remove = useChange(pipelineApi.removeApplications, batch)
  const restore = useChange(pipelineApi.restoreApplications, batch)
  const library = useCall(
    pipelineApi.getListLibrary,
    { query: { origin } },
    { enabled: open?.kind === 'position' },
  ).data?.data
  const people =
    useCall(accountsApi.listPeople, { query: {} }, { enabled: open?.kind === 'transfer' }).data?.data.list ??
    []
  const { buttons, rest } = nextActions(application, can)
  const say = (feedback: Feedback) => setOpen({ kind: 'feedback', feedback })
  const label = ({ side, action }: Feedback) => wordOf(t, `actions.${side}_${action}`)
  useShortcuts(open === null, {
    m: () => can.stages.length > 0 && setOpen({ kind: 'move' }),
    p: () => can.company_actions.includes('pass') && say({ side: 'company', action: 'pass' }),
    e: () => can.company_actions.includes('eliminate') && say({ side: 'company', action: 'eliminate' }),
  })
  const applications = [seen]
  const others = [
    ...(can.stages.length > 0
      ? [{ key: 'arrange', label: t('actions.arrange'), onClick: () => setOpen({ kind: 'arrange' }) }]
      : []),
    ...(can.change_position
      ? [
          {
            key: 'position',
            label: t('actions.change_position'),
            onClick: () => setOpen({ kind: 'position' }),
          },
        ]
      : []),
    ...(can.transfer
      ? [{ key: 'transfer', label: t('actions.transfer'), onClick: () => setOpen({ kind: 'transfer' }) }]
      : []),
    ...(can.transfer
      ? [{ key: 'page', label: t('actions.make_candidate_page'), onClick: () => setOpen({ kind: 'page' }) }]
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
  ]
  return (
    <div className={styles.actions}>
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
      {buttons.map((feedback, index) => (
        <Button
          key={feedback.action}
          type={index === 0 && !can.take_up ? 'primary' : 'default'}
          danger={feedback.action === 'eliminate' || feedback.action.startsWith('un_')}
          onClick={() => say(feedback)}
        >
          {label(feedback)}
        </Button>
      ))}
      {can.stages.length > 0 && (
        <Button onClick={() => setOpen({ kind: 'move' })}>{t('actions.move')}</Button>
      )}
      {rest.length + others.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: [
              ...rest.map((feedback) => ({
                key: `${feedback.side}-${feedback.action}`,
                label: label(feedback),
                onClick: () => say(feedback),
              })),
              ...(rest.length > 0 && others.length > 0 ? [{ type: 'divider' as const }] : []),
              ...others,
            ],
          }}
        >
          <Button icon={<DownOutlined />} iconPlacement="end">
            {t('drawer.more')}
          </Button>
        </Dropdown>
      )}
      {open?.kind === 'feedback' && (
        <FeedbackDialog
          title={t('feedback.title', { name: application.basic.name })}
          feedback={open.feedback}
          stage={application.status.status}
          isSending={give.isPending}
          onGive={(input) =>
            give.mutate({
              params: { id: application.id },
              body: bodyOf(open.feedback, application.version, input),
            })
          }
          onClose={close}
        />
      )}
      {open?.kind === 'move' && (
        <MoveDialog
          title={t('move.title', { name: application.basic.name })}
          stages={can.stages}
          hasPage={has_page}
          initialStage={stageAfter(application.status.status, can.stages)}
          isSending={move.isPending}
          onMove={(stage, arrangement) => move.mutate({ body: { ...seen, stage, ...arrangement } })}
          onClose={close}
        />
      )}
      {open?.kind === 'arrange' && <ArrangeDialog answer={answer} onClose={close} />}
      {open?.kind === 'page' && (
        <CandidatePageDialog
          postId={application.id}
          name={application.basic.name}
          hasPage={has_page}
          onClose={close}
        />
      )}
      {open?.kind === 'position' && (
        <ChooseDialog
          title={t('actions.change_position')}
          label={t('columns.position')}
          options={library?.postPositionStatistic.map(({ id, title }) => ({ value: id, label: title })) ?? []}
          isSending={changePosition.isPending}
          onChoose={(position_id) => changePosition.mutate({ body: { applications, position_id } })}
          onClose={close}
        />
      )}
      {open?.kind === 'transfer' && (
        <ChooseDialog
          title={t('actions.transfer')}
          label={t('columns.owner')}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          isSending={transfer.isPending}
          onChoose={(owner_id) => transfer.mutate({ body: { applications, owner_id } })}
          onClose={close}
        />
      )}
    </div>
  )
}

function bodyOf(feedback: Feedback, version: number, input: FeedbackInput) {
  return feedback.side === 'company'
    ? { side: feedback.side, action: feedback.action, version, ...input }
    : { side: feedback.side, action: feedback.action, version, tags: input.tags, text: input.text }
}
