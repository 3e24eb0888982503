import { InboxOutlined } from '@ant-design/icons'
import { pipelineEntryApi } from '@bole/pipeline/contract'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useCall } from '@bole/platform/web'
import { positionsScreens } from '@bole/positions/screens'
import { Alert, Button, Empty, Form, Progress, Select, Upload, type UploadFile } from 'antd'
import { type ReactNode, useState } from 'react'
import { sendInParts } from './send-in-parts.ts'
import { useTexts } from './texts/index.ts'

interface UploadFormProps {
  readonly origin: number
  readonly onSent: (progressIds: readonly number[]) => void
}

interface Fields {
  readonly position_id: number
}

/** Position and files; a folder of hundreds is sent in parts so that the progress is true. */
export function UploadForm({ origin, onSent }: UploadFormProps): ReactNode {
  const t = useTexts()
  const library = useCall(pipelineEntryApi.getListLibrary, { query: { origin } }).data?.data
  const open = library?.postPositionStatistic.filter(({ is_open }) => is_open) ?? []
  const [files, setFiles] = useState<readonly UploadFile[]>([])
  const [sent, setSent] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async ({ position_id }: Fields) => {
    const originals = files.flatMap(({ originFileObj }) => originFileObj ?? [])
    let left = originals.length
    setSent(0)
    setProblem(null)
    try {
      const progressIds = await sendInParts(originals, position_id, (count) => {
        left = originals.length - count
        setSent(count)
      })
      onSent(progressIds)
    } catch (error) {
      // What has left is being read already: only the rest is to be sent again.
      setFiles(files.slice(files.length - left))
      setProblem([t('failedToSend', { count: left }), error instanceof Error ? error.message : ''].join(' '))
    } finally {
      setSent(null)
    }
  }
  return (
    <Form<Fields> layout="vertical" requiredMark={false} onFinish={(fields) => void send(fields)}>
      {problem && (
        <Form.Item>
          <Alert role="alert" type="error" showIcon title={problem} />
        </Form.Item>
      )}
      <Form.Item
        name="position_id"
        label={t('position')}
        rules={[{ required: true, message: t('needsPosition') }]}
      >
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          {...(library && open.length === 0 ? { notFoundContent: <NoPositions origin={origin} /> } : {})}
          options={open.map(({ id, title, project_name }) => ({
            value: id,
            label: `${title} · ${project_name}`,
          }))}
        />
      </Form.Item>
      <Form.Item>
        <Upload.Dragger
          multiple
          fileList={[...files]}
          beforeUpload={() => false}
          onChange={({ fileList }) => setFiles(fileList)}
          showUploadList={files.length <= 12}
          disabled={sent !== null}
        >
          <p className="ant-upload-drag-icon">
            <InboxOutlined />
          </p>
          <p className="ant-upload-text">{t('drop')}</p>
          <p className="ant-upload-hint">{t('dropHelp')}</p>
        </Upload.Dragger>
      </Form.Item>
      {sent !== null && (
        <Form.Item>
          {t('sending', { done: sent, total: files.length })}
          <Progress percent={Math.round((100 * sent) / Math.max(1, files.length))} />
        </Form.Item>
      )}
      <Button
        type="primary"
        htmlType="submit"
        block
        size="large"
        disabled={files.length === 0}
        loading={sent !== null}
      >
        {files.length === 0 ? t('open') : t('start', { count: files.length })}
      </Button>
    </Form>
  )
}

/** No position takes anybody in, and where one is opened. */
function NoPositions({ origin }: { readonly origin: number }): ReactNode {
  const t = useTexts()
  return (
    <Empty
      description={
        <>
          {t('noPositions')}{' '}
          <PlaceLink place={{ path: addressOf(positionsScreens.list, { origin }) }}>
            {t('openPosition')}
          </PlaceLink>
        </>
      }
    />
  )
}
