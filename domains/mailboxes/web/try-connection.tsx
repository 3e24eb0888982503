import { mailboxesApi } from '@bole/mailboxes/contract'
import { useChange } from '@bole/platform/web'
import { Alert, Button, Flex, Form } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

interface TryConnectionProps {
  /** Whose password is used where none is typed; null of a new mailbox. */
  readonly boxId: number | null
  readonly onFolders: (folders: readonly string[]) => void
}

const needed = ['host', 'port', 'security', 'username'] as const

/** Signs in with what is typed, and says what came of it; the folders that are there can then be chosen. */
export function TryConnection({ boxId, onFolders }: TryConnectionProps): ReactNode {
  const t = useTexts()
  const form = Form.useFormInstance()
  const attempt = useChange(mailboxesApi.tryMailbox, {
    handlesErrors: true,
    onDone: ({ data }) => onFolders(data.folders),
  })
  const send = async () => {
    const { host, port, security, username } = await form.validateFields([...needed])
    const password: string = form.getFieldValue('password') ?? ''
    const whose = boxId === null ? {} : { id: boxId }
    attempt.mutate({ body: { ...whose, host, port, security, username, password } })
  }
  const folders = attempt.data?.data.folders
  return (
    <Flex vertical gap={8} align="flex-start" style={{ marginBlockEnd: 24 }}>
      {/* What is missing is said at its field. */}
      <Button loading={attempt.isPending} onClick={() => void send().catch(() => undefined)}>
        {t('form.try')}
      </Button>
      {folders && !attempt.isPending && (
        <Alert type="success" showIcon role="status" title={t('form.tried', { count: folders.length })} />
      )}
      {attempt.error && <Alert type="error" showIcon role="alert" title={attempt.error.message} />}
    </Flex>
  )
}
