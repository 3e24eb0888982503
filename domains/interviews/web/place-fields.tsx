import { Form, Input, Switch } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

/** Where it takes place, and whether the candidates are asked, where that is a question. */
export function PlaceFields({ isAsking = true }: { readonly isAsking?: boolean }): ReactNode {
  const t = useTexts()
  const isOnline: boolean = Form.useWatch('is_online') ?? false
  return (
    <>
      <Form.Item name="is_online" label={t('online')} valuePropName="checked">
        <Switch />
      </Form.Item>
      {!isOnline && (
        <>
          <Form.Item name="room" label={t('room')}>
            <Input maxLength={300} />
          </Form.Item>
          <Form.Item name="address" label={t('address')}>
            <Input maxLength={300} />
          </Form.Item>
          <Form.Item name="directions" label={t('directions')}>
            <Input.TextArea maxLength={1000} autoSize={{ minRows: 2, maxRows: 6 }} />
          </Form.Item>
        </>
      )}
      <Form.Item name="reception_note" label={t('receptionNote')} extra={t('receptionNoteHelp')}>
        <Input maxLength={500} />
      </Form.Item>
      {isAsking && (
        <Form.Item name="tells_candidate" label={t('tells')} extra={t('tellsHelp')} valuePropName="checked">
          <Switch />
        </Form.Item>
      )}
    </>
  )
}
