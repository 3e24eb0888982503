import { usePermission } from '@bole/accounts/web'
import type { CandidateAction, CompanyAction } from '@bole/pipeline/model'
import { wordOf } from '@bole/platform/web'
import { Form, Input, InputNumber, Modal, Select } from 'antd'
import { type ReactNode, Suspense } from 'react'
import { lacksReason } from '../../model/company-feedback.ts'
import { isEnding } from '../../model/scenes.ts'
import { useTexts } from '../texts/index.ts'
import { type ArrangementInput, arrangementOf } from './arrangement.ts'
import { MessageField } from './message-field.tsx'
import { ReasonField, type ReasonInput } from './reason-field.tsx'
import { StageFields } from './stage-fields.tsx'
import { useOffered } from './use-offered.ts'
import { useTalentPool } from './use-talent-pool.ts'

/** Our decision or the candidate's answer. */
export type Feedback =
  | { readonly side: 'company'; readonly action: CompanyAction }
  | { readonly side: 'candidate'; readonly action: CandidateAction }

interface Fields {
  readonly tags?: string[]
  readonly text?: string
  readonly score?: number
  readonly keep_in_folder_id?: number | null
  readonly why?: ReasonInput | null
}

export interface FeedbackInput extends ArrangementInput, ReasonInput {
  readonly tags: string[]
  readonly text: string
  readonly score?: number
  /** A folder of the talent pool to keep them in. */
  readonly keep_in_folder_id?: number
}

/** What goes with a decision beside its words: a message, a folder of the talent pool, and why in words for the candidate. */
export function besidesOf({
  message,
  keep_in_folder_id,
  told_reason_id,
  told_reason,
}: Omit<FeedbackInput, 'tags' | 'text'>) {
  return {
    ...(message ? { message } : {}),
    ...(keep_in_folder_id ? { keep_in_folder_id } : {}),
    ...(told_reason_id ? { told_reason_id } : {}),
    ...(told_reason ? { told_reason } : {}),
  }
}

interface FeedbackDialogProps {
  readonly feedback: Feedback
  readonly title: string
  /** What is to be known before one decides. */
  readonly note?: ReactNode
  /** The stage the application is in; a new date is asked for in its fields. */
  readonly stage?: number
  /** Whom it is about, where they may be told. */
  readonly applications?: readonly number[]
  readonly isSending: boolean
  readonly onGive: (input: FeedbackInput) => void
  readonly onClose: () => void
}

/** Asks for reasons and words; nobody is turned down without either. Endings offer reasons first, a new date asks for it, a score for its number. */
export function FeedbackDialog({
  feedback,
  title,
  note,
  stage,
  applications = [],
  isSending,
  onGive,
  onClose,
}: FeedbackDialogProps): ReactNode {
  const t = useTexts()
  const pool = useTalentPool()
  const mayMove = usePermission('pipeline.move')
  const [form] = Form.useForm<Fields>()
  const isEnds = isEnding(feedback.action)
  const offered = useOffered(feedback, { stage, applications, isNeeded: isEnds })
  const give = ({ tags = [], text = '', score, ...given }: Fields) => {
    const { keep_in_folder_id: folder, why, ...rest } = given
    const says = why?.told_reason_id || why?.told_reason?.trim() ? why : {}
    const kept = { ...(folder ? { keep_in_folder_id: folder } : {}), ...says }
    onGive({ tags, text, ...(score === undefined ? {} : { score }), ...arrangementOf(rest), ...kept })
  }
  return (
    <Modal
      open
      title={title}
      okText={wordOf(t, `actions.${feedback.side}_${feedback.action}`)}
      okButtonProps={{ danger: isEnds }}
      cancelText={t('cancel')}
      confirmLoading={isSending}
      onOk={form.submit}
      onCancel={onClose}
    >
      {note}
      <Form<Fields>
        form={form}
        layout="vertical"
        requiredMark={false}
        scrollToFirstError={{ focus: true, block: 'center' }}
        onFinish={give}
      >
        {feedback.action === 'change_score' && (
          <Form.Item
            name="score"
            label={t('feedback.score')}
            rules={[{ required: true, message: t('feedback.needsScore') }]}
          >
            <InputNumber controls={false} min={0} max={10_000} style={{ width: '100%' }} autoFocus />
          </Form.Item>
        )}
        {feedback.side === 'company' && feedback.action === 'change_date' && <StageFields stage={stage} />}
        <Form.Item
          name="tags"
          label={t(isEnds ? 'feedback.reasons' : 'feedback.tags')}
          dependencies={['text']}
          rules={[
            ({ getFieldValue }) => ({
              validator: async (_, tags: Fields['tags']) => {
                const text: Fields['text'] = getFieldValue('text')
                if (lacksReason(feedback.action, { tags, text })) throw new Error(t('feedback.needsReason'))
              },
            }),
          ]}
        >
          <Select
            mode="tags"
            maxCount={20}
            autoFocus={isEnds}
            options={offered.map(({ name }) => ({ value: name }))}
          />
        </Form.Item>
        <Form.Item
          name="text"
          label={t('feedback.text')}
          extra={<span style={{ display: 'block', paddingInlineEnd: 72 }}>{t('feedback.textHelp')}</span>}
        >
          <Input.TextArea
            rows={4}
            maxLength={4000}
            showCount
            autoFocus={!isEnds && feedback.action !== 'change_score'}
          />
        </Form.Item>
        {feedback.side === 'company' && isEnds && mayMove && applications.length > 0 && (
          <Form.Item name="why" noStyle>
            <ReasonField offered={offered} />
          </Form.Item>
        )}
        {feedback.side === 'company' && feedback.action === 'eliminate' && pool && (
          <Suspense>
            <Form.Item name="keep_in_folder_id" label={t('batch.keep')}>
              <pool.KeepField />
            </Form.Item>
          </Suspense>
        )}
        {feedback.side === 'company' && (
          <MessageField applications={applications} action={`company_${feedback.action}`} stage={stage} />
        )}
      </Form>
    </Modal>
  )
}
