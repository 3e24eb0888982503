import { HiddenMark, useIsHidden, usePermission } from '@bole/accounts/web'
import { useCall, useChange } from '@bole/platform/web'
import { resumesApi } from '@bole/resumes/contract'
import { Button, Flex, Form, Input } from 'antd'
import { type ReactNode, useState } from 'react'
import { EditButton } from './edit-button.tsx'
import styles from './resume.module.css'
import { useTexts } from './texts/index.ts'

/** On somebody's record: the number of their identity paper, by which other records of theirs are found. */
export function IdNumber({ postId }: { readonly postId: number }): ReactNode {
  const t = useTexts()
  const isHidden = useIsHidden('identity')
  const mayEdit = usePermission('candidates.edit')
  const [isOpen, setOpen] = useState(false)
  const asked = { query: { post_id: postId } }
  const known = useCall(resumesApi.getIdNumber, asked, { enabled: !isHidden, handlesErrors: true })
  const number = known.data?.data.number
  return (
    <dl className={styles.entry}>
      <dt>{t('idNumber.label')}</dt>
      <dd>
        {isHidden ? (
          <HiddenMark />
        ) : isOpen ? (
          <NumberForm postId={postId} number={number ?? ''} onClose={() => setOpen(false)} />
        ) : (
          <>
            {number === '' ? '—' : number}
            {mayEdit && number !== undefined && (
              <EditButton label={t('idNumber.edit')} onClick={() => setOpen(true)} />
            )}
          </>
        )}
      </dd>
    </dl>
  )
}

interface NumberFormProps {
  readonly postId: number
  readonly number: string
  readonly onClose: () => void
}

function NumberForm({ postId, number, onClose }: NumberFormProps): ReactNode {
  const t = useTexts()
  const update = useChange(resumesApi.updateIdNumber, { onDone: onClose })
  return (
    <Form<{ readonly number: string }>
      initialValues={{ number }}
      onFinish={(typed) => update.mutate({ body: { post_id: postId, number: typed.number.trim() } })}
    >
      <Flex gap={8} wrap>
        <Form.Item name="number" noStyle>
          <Input autoFocus maxLength={40} aria-label={t('idNumber.label')} style={{ width: 220 }} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={update.isPending}>
          {t('idNumber.save')}
        </Button>
        <Button onClick={onClose}>{t('idNumber.cancel')}</Button>
      </Flex>
    </Form>
  )
}
