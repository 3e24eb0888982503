import { Card, Form, Input } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

/** What candidates read. */
export function WordsGroup(): ReactNode {
  const t = useTexts()
  return (
    <Card size="small" title={t('form.words')}>
      <Form.Item name="description" label={t('form.description')} extra={t('form.descriptionHelp')}>
        <Input.TextArea autoSize={{ minRows: 5, maxRows: 20 }} maxLength={20_000} />
      </Form.Item>
      <Form.Item name="requirements" label={t('form.requirements')}>
        <Input.TextArea autoSize={{ minRows: 5, maxRows: 20 }} maxLength={20_000} />
      </Form.Item>
    </Card>
  )
}
