import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { currentLanguage } from '@bole/platform/web'
import { questionNames, type ThemeInFull } from '@bole/themes/contract'
import { Button, Checkbox, Input } from 'antd'
import type { ReactNode } from 'react'
import styles from '../project-parts.module.css'
import { useTexts } from '../texts/index.ts'

type Asked = ThemeInFull['question_list'][number]

interface QuestionsControlProps {
  /** Given by the field it stands in. */
  readonly value?: readonly Asked[]
  readonly onChange?: (questions: readonly Asked[]) => void
  readonly isReadOnly: boolean
}

/** The questions of a form: the usual ones to be chosen, those of the project's own to be written. What is necessary is asked. */
export function QuestionsControl(props: QuestionsControlProps): ReactNode {
  const t = useTexts()
  const { value: questions = [], onChange = () => undefined, isReadOnly } = props
  const names: Readonly<Record<string, string>> = questionNames[currentLanguage()]
  const change = (at: number, changes: Partial<Asked>) =>
    onChange(questions.map((question, index) => (index === at ? { ...question, ...changes } : question)))
  const add = () =>
    onChange([
      ...questions,
      {
        id: questions.length + 1,
        key: '',
        name: '',
        is_checked: true,
        is_necessary: false,
        is_disabled: false,
      },
    ])
  return (
    <div className={styles.questions}>
      {questions.map((question, index) => {
        const usual = names[question.key]
        const called = usual ?? (question.name || t('builder.own', { number: index + 1 }))
        return (
          <fieldset key={question.key || `new ${index}`} aria-label={called} className={styles.question}>
            {usual === undefined ? (
              <Input
                value={question.name}
                maxLength={200}
                readOnly={isReadOnly}
                placeholder={t('builder.text')}
                aria-label={t('builder.text')}
                onChange={({ target }) => change(index, { name: target.value })}
              />
            ) : (
              <span className={styles.name}>{usual}</span>
            )}
            <Checkbox
              checked={question.is_checked}
              disabled={question.is_disabled || question.is_necessary || isReadOnly}
              onChange={({ target }) => change(index, { is_checked: target.checked })}
            >
              {t('builder.asked')}
            </Checkbox>
            <Checkbox
              checked={question.is_necessary}
              disabled={question.is_disabled || isReadOnly}
              onChange={({ target: { checked } }) =>
                change(index, { is_necessary: checked, is_checked: checked || question.is_checked })
              }
            >
              {t('builder.necessary')}
            </Checkbox>
            {usual === undefined && !isReadOnly && (
              <Button
                type="text"
                icon={<DeleteOutlined />}
                aria-label={t('rows.remove', { name: called })}
                onClick={() => onChange(questions.filter((_, at) => at !== index))}
              />
            )}
          </fieldset>
        )
      })}
      {!isReadOnly && (
        <Button type="dashed" icon={<PlusOutlined />} disabled={questions.length >= 60} onClick={add}>
          {t('builder.add')}
        </Button>
      )}
    </div>
  )
}
