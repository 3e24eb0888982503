import { useChange, wordOf } from '@bole/platform/web'
import { resumesApi } from '@bole/resumes/contract'
import { checkTyped } from '@bole/resumes/model'
import { Button, Checkbox, Flex, Form, Input, Select } from 'antd'
import type { ReactNode } from 'react'
import { entryFields } from '../model/field-paths.ts'
import { choicesOf } from './field-input.tsx'
import { type CareerKind, type FieldItem, fieldAt } from './group-fields.ts'
import styles from './resume.module.css'
import { useTexts } from './texts/index.ts'

interface CareerFormProps {
  readonly kind: CareerKind
  /** Null for a new one, which goes to the place `newAt`. */
  readonly item: FieldItem | null
  readonly newAt?: number
  readonly postId: number
  readonly version: number
  readonly onClose: () => void
}

type Written = Readonly<Record<string, string | undefined>>

/** An entry of a life as it is written: all its values at once, saved as one correction. */
export function CareerForm({ kind, item, newAt = 0, postId, version, onClose }: CareerFormProps): ReactNode {
  const t = useTexts()
  const [form] = Form.useForm<Written>()
  const correct = useChange(resumesApi.correct, { onDone: onClose })
  const at = item?.key ?? `${kind}.${newAt}`
  const keys: readonly string[] = entryFields[kind]
  const held = (key: string) => fieldAt(item, key)?.value ?? ''
  const send = (written: (key: string) => string) => {
    const changes = keys
      .filter((key) => written(key) !== held(key))
      .map((key) => ({ path: `${at}.${key}`, value: written(key) || null }))
    if (changes.length === 0) return onClose()
    correct.mutate({ body: { post_id: postId, version, changes } })
  }
  const label = (key: string) => wordOf(t, `labels.${kind}_${key}`)
  const valid = (key: string) => ({
    validator: async (_: unknown, value: string | undefined) => {
      if (!value || !('refusal' in checkTyped(`${at}.${key}`, value))) return
      throw new Error(key === 'start' || key === 'end' ? t('career.needsMonth') : t('career.invalid'))
    },
  })
  const named = (key: string) => ({ name: key, label: label(key), initialValue: held(key) })
  const isPresent = Form.useWatch('end', { form, preserve: true }) === 'present'
  const inputFor = (key: string) => {
    const choices = choicesOf(`${at}.${key}`)
    if (choices)
      return (
        <Select
          allowClear
          options={choices.codes.map((code) => ({ value: code, label: wordOf(t, `${choices.of}.${code}`) }))}
        />
      )
    if (key === 'text') return <Input.TextArea autoSize={{ minRows: 2, maxRows: 12 }} />
    return <Input autoFocus={key === keys[0]} />
  }
  return (
    <Form<Written>
      form={form}
      layout="vertical"
      requiredMark={false}
      className={styles.careerForm ?? ''}
      onFinish={(written) => send((key) => written[key]?.trim() ?? '')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
        event.stopPropagation()
      }}
    >
      {keys.map((key, index) =>
        key === 'end' ? (
          <Form.Item key={key} label={label(key)} htmlFor={`${at}.end`}>
            <Form.Item {...named(key)} noStyle rules={[valid(key)]}>
              <EndInput id={`${at}.end`} />
            </Form.Item>
            <Checkbox
              checked={isPresent}
              onChange={({ target }) => form.setFieldValue('end', target.checked ? 'present' : '')}
            >
              {t('present')}
            </Checkbox>
          </Form.Item>
        ) : (
          <Form.Item
            key={key}
            {...named(key)}
            className={key === 'text' ? (styles.wide ?? '') : ''}
            rules={[
              valid(key),
              ...(index === 0 ? [{ required: true, whitespace: true, message: t('career.needsName') }] : []),
            ]}
          >
            {inputFor(key)}
          </Form.Item>
        ),
      )}
      <Flex gap={8} className={styles.careerActions ?? ''}>
        <Button type="primary" htmlType="submit" loading={correct.isPending}>
          {t('career.save')}
        </Button>
        <Button onClick={onClose}>{t('career.cancel')}</Button>
        {item && (
          <Button type="text" danger onClick={() => send(() => '')} disabled={correct.isPending}>
            {t('career.remove')}
          </Button>
        )}
      </Flex>
    </Form>
  )
}

interface EndInputProps {
  readonly id: string
  readonly value?: string
  readonly onChange?: (value: string) => void
}

/** The month something ended, empty and out of reach while it goes on. */
function EndInput({ id, value = '', onChange }: EndInputProps): ReactNode {
  const t = useTexts()
  const goesOn = value === 'present'
  return (
    <Input
      id={id}
      value={goesOn ? '' : value}
      disabled={goesOn}
      placeholder={t('career.month')}
      onChange={(event) => onChange?.(event.target.value)}
    />
  )
}
