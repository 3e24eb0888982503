import { codingApi } from '@bole/coding/contract'
import { type CodingLanguage, codingLanguages, generalLanguages } from '@bole/coding/model'
import { useChange } from '@bole/platform/web'
import { Button, Checkbox, Flex, Form, Input, Modal } from 'antd'
import type { ReactNode } from 'react'
import { languageNames } from './live/language-names.ts'
import { useTexts } from './texts/index.ts'

interface OwnQuestionDialogProps {
  readonly interviewId: number
  readonly onClose: () => void
}

interface Fields {
  readonly title: string
  readonly description: string
  readonly languages: CodingLanguage[]
  readonly cases?: { input?: string; expected?: string; is_hidden?: boolean }[]
}

const mostCases = 20

/** A question of one’s own, with what it may be solved in and its cases; it is shown in the room at once. */
export function OwnQuestionDialog({ interviewId, onClose }: OwnQuestionDialogProps): ReactNode {
  const t = useTexts()
  const [form] = Form.useForm<Fields>()
  const set = useChange(codingApi.setFromHr, { onDone: onClose })
  const save = ({ cases = [], ...fields }: Fields) =>
    set.mutate({ body: { schedule_id: interviewId, ...fields, cases } })
  return (
    <Modal
      open
      title={t('ownQuestion')}
      okText={t('use')}
      cancelText={t('back')}
      confirmLoading={set.isPending}
      onOk={form.submit}
      onCancel={onClose}
      width={640}
    >
      <Form<Fields>
        form={form}
        layout="vertical"
        onFinish={save}
        initialValues={{ languages: [...generalLanguages], cases: [{}] }}
      >
        <Form.Item name="title" label={t('title')} rules={[{ required: true, whitespace: true }]}>
          <Input maxLength={100} autoFocus />
        </Form.Item>
        <Form.Item name="description" label={t('description')} rules={[{ required: true, whitespace: true }]}>
          <Input.TextArea rows={5} maxLength={10_000} />
        </Form.Item>
        <Form.Item name="languages" label={t('languages')} rules={[{ required: true }]}>
          <Checkbox.Group
            options={codingLanguages.map((value) => ({ value, label: languageNames[value] }))}
          />
        </Form.Item>
        <Form.List name="cases">
          {(fields, { add, remove }) => (
            <>
              {fields.map(({ key, name }) => (
                <Flex key={key} gap={8} align="start" wrap>
                  <Form.Item name={[name, 'input']} label={t('input')} style={{ flex: 1 }}>
                    <Input.TextArea rows={2} maxLength={10_000} />
                  </Form.Item>
                  <Form.Item name={[name, 'expected']} label={t('expected')} style={{ flex: 1 }}>
                    <Input.TextArea rows={2} maxLength={10_000} />
                  </Form.Item>
                  <Form.Item name={[name, 'is_hidden']} valuePropName="checked" label={t('visibility')}>
                    <Checkbox>{t('hiddenCase')}</Checkbox>
                  </Form.Item>
                  <Button aria-label={t('removeCase', { count: name + 1 })} onClick={() => remove(name)}>
                    {t('delete')}
                  </Button>
                </Flex>
              ))}
              <Button disabled={fields.length >= mostCases} onClick={() => add({})}>
                {t('addCase')}
              </Button>
            </>
          )}
        </Form.List>
      </Form>
    </Modal>
  )
}
