import { formatMoment } from '@bole/platform/moments'
import { safeFirst, useCall, useChange } from '@bole/platform/web'
import { resumesApi } from '@bole/resumes/contract'
import { App, Button, Empty, Flex, Form, Input, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import styles from './resume.module.css'
import { useTexts } from './texts/index.ts'

/** Notes of colleagues on a person; one can take back one's own. */
export function ResumeNotes({ postId }: { readonly postId: number }): ReactNode {
  const t = useTexts()
  const { modal } = App.useApp()
  const [form] = Form.useForm<{ text: string }>()
  const notes = useCall(resumesApi.listNotes, { query: { post_id: postId, page_size: 100 } }).data?.data.list
  const add = useChange(resumesApi.addNote, { onDone: () => form.resetFields() })
  const remove = useChange(resumesApi.deleteNote)
  const confirmRemoval = (id: number) =>
    modal.confirm({
      title: t('notes.confirmRemove'),
      okText: t('notes.remove'),
      cancelText: t('notes.keep'),
      okButtonProps: { danger: true },
      ...safeFirst,
      onOk: () => remove.mutate({ body: { post_id: postId, id } }),
    })
  return (
    <>
      <Form form={form} onFinish={({ text }) => add.mutate({ body: { post_id: postId, text } })}>
        <Form.Item name="text" rules={[{ required: true, whitespace: true, message: t('notes.needsText') }]}>
          <Input.TextArea
            autoSize={{ minRows: 2 }}
            maxLength={4000}
            placeholder={t('notes.placeholder')}
            aria-label={t('notes.placeholder')}
          />
        </Form.Item>
        <Flex justify="end">
          <Button type="primary" htmlType="submit" loading={add.isPending}>
            {t('notes.add')}
          </Button>
        </Flex>
      </Form>
      {!notes && <Skeleton active />}
      {notes?.length === 0 && <Empty description={t('notes.empty')} />}
      {notes?.map(({ id, text, user, created_at, is_own }) => (
        <article key={id} className={styles.note}>
          {text}
          <footer>
            {user.name} · {formatMoment(created_at)}
            {is_own && (
              <Button type="link" size="small" onClick={() => confirmRemoval(id)}>
                {t('notes.remove')}
              </Button>
            )}
          </footer>
        </article>
      ))}
    </>
  )
}
