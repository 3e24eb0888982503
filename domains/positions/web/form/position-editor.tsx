import type { PositionDetail } from '@bole/positions/contract'
import { Alert, Form } from 'antd'
import { type ReactNode, useRef, useState } from 'react'
import styles from '../positions.module.css'
import { useTexts } from '../texts/index.ts'
import { BasicsGroup } from './basics-group.tsx'
import { emptyFields, fieldsOf, type PositionFields } from './fields.ts'
import { Foot, type Intent } from './foot.tsx'
import { OfferGroup } from './offer-group.tsx'
import { PlaceGroup } from './place-group.tsx'
import { ProcessGroup } from './process-group.tsx'
import { StalePosition } from './stale-position.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useSaving } from './use-saving.ts'
import { WordsGroup } from './words-group.tsx'

interface PositionEditorProps {
  readonly origin: number
  /** The project a new position is begun from. */
  readonly projectId: number | null
  /** As the server has it now; it changes under the form when somebody else saves. */
  readonly position: PositionDetail | null
}

/** The form of a position. Opening asks for more than saving does; both say what is missing. */
export function PositionEditor({ origin, projectId, position }: PositionEditorProps): ReactNode {
  const t = useTexts()
  const [form] = Form.useForm<PositionFields>()
  const [seen, setSeen] = useState(position)
  const intent = useRef<Intent>('save')
  const isDirty = useLeaveGuard()
  const { save, problem, isSaving } = useSaving({ form, origin, seen, isDirty })
  const mayEdit = position?.can.edit ?? true
  const submit = (wanted: Intent) => {
    intent.current = wanted
    form.submit()
  }
  const isOpening = () => intent.current === 'open' || position?.state === 'open'
  const take = (fresh: PositionDetail) => {
    form.setFieldsValue(fieldsOf(fresh))
    isDirty.current = false
    setSeen(fresh)
  }
  return (
    <Form<PositionFields>
      form={form}
      layout="vertical"
      className={styles.form ?? ''}
      disabled={!mayEdit}
      requiredMark
      validateTrigger={['onBlur', 'onSubmit']}
      scrollToFirstError={{ focus: true, block: 'center' }}
      initialValues={position ? fieldsOf(position) : emptyFields(projectId)}
      onValuesChange={() => {
        isDirty.current = true
      }}
      onFinish={(fields) => {
        const wanted = intent.current
        // Enter saves; opening is only ever asked for by its button.
        intent.current = 'save'
        save(fields, wanted)
      }}
    >
      {!mayEdit && <Alert type="info" showIcon title={t('form.readOnly')} />}
      {problem && <Alert role="alert" type="error" showIcon title={problem} />}
      {position && seen && position.version !== seen.version && !isSaving && (
        <StalePosition seen={seen} fresh={position} onTake={take} onKeep={setSeen} />
      )}
      <BasicsGroup origin={origin} position={position} isOpening={isOpening} />
      <PlaceGroup position={position} />
      <OfferGroup />
      <ProcessGroup origin={origin} position={position} />
      <WordsGroup />
      {mayEdit && <Foot origin={origin} position={position} isSaving={isSaving} onSubmit={submit} />}
    </Form>
  )
}
