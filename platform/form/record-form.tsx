import { Alert, Button, Card, Form } from 'antd'
import { type KeyboardEvent, type PropsWithChildren, type ReactNode, useId } from 'react'
import styles from './form.module.css'
import { FormContext } from './form-context.ts'
import { StaleNotice } from './stale-notice.tsx'
import { useFormTexts } from './texts/index.ts'
import type { RecordFormState } from './use-record-form.ts'

interface RecordFormProps {
  readonly form: RecordFormState
  /** What the button for saving is called, where "save" is not enough. */
  readonly save?: string
  /** A foot of the screen's own instead of the two buttons; not shown where nothing may be changed. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/** Enter in a date field takes the date that is typed there: the browser would save the whole form with it. */
function takeDate(event: KeyboardEvent<HTMLElement>) {
  const isInDate = event.target instanceof Element && event.target.closest('.ant-picker') !== null
  if (event.key === 'Enter' && isInDate) event.preventDefault()
}

/** The fields of a form with everything around them: what went wrong, what somebody else saved, and the buttons. */
export function RecordForm({ form, save, foot, children }: RecordFormProps): ReactNode {
  const t = useFormTexts()
  const { instance, initial, limits, labels, mayEdit, problem } = form
  return (
    <Form
      form={instance}
      layout="vertical"
      className={styles.form ?? ''}
      disabled={!mayEdit}
      requiredMark
      validateTrigger={['onBlur', 'onSubmit']}
      scrollToFirstError={{ focus: true, block: 'center' }}
      initialValues={initial}
      onValuesChange={form.onTyped}
      // What is not shown is held as well.
      onKeyDown={takeDate}
      onFinish={() => form.save(instance.getFieldsValue(true))}
    >
      {!mayEdit && <Alert type="info" showIcon title={t('readOnly')} />}
      {problem && <Alert role="alert" type="error" showIcon title={problem} />}
      <StaleNotice form={form} />
      <FormContext value={{ limits, labels }}>
        <div className={styles.fields}>{children}</div>
      </FormContext>
      {mayEdit &&
        (foot ?? (
          <FootBar>
            <Button onClick={form.leave}>{t('cancel')}</Button>
            <Button type="primary" htmlType="submit" loading={form.isSaving}>
              {save ?? t('save')}
            </Button>
          </FootBar>
        ))}
    </Form>
  )
}

/** The bar of buttons that stays in sight, with what it says beside them. */
export function FootBar({
  says,
  children,
}: {
  readonly says?: ReactNode
  readonly children: ReactNode
}): ReactNode {
  return (
    <footer className={styles.foot}>
      {says !== undefined && (
        <span className={styles.said} aria-live="polite">
          {says}
        </span>
      )}
      {children}
    </footer>
  )
}

/** Fields that belong together, under a heading that is read before each of them. */
export function FieldGroup({ title, children }: PropsWithChildren<{ readonly title: string }>): ReactNode {
  const id = useId()
  return (
    <Card
      size="small"
      role="group"
      aria-labelledby={id}
      title={
        <h2 id={id} className={styles.group}>
          {title}
        </h2>
      }
    >
      {children}
    </Card>
  )
}

/** Short fields beside each other where there is room for them. */
export function FieldRow({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.row}>{children}</div>
}
