import { DownloadOutlined, UploadOutlined } from '@ant-design/icons'
import { addressOf } from '@bole/platform/contract'
import { type Answered, currentLanguage, useChange } from '@bole/platform/web'
import { questionNames, type Theme, themesApi } from '@bole/themes/contract'
import { limits } from '@bole/themes/model'
import { Button, Card, Checkbox, Flex, Switch, Typography, Upload } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { LimitReport } from './limit-report.tsx'

type Report = Answered<typeof themesApi.setLimitFields>['data']

/** Limits a project's form to some fields, one by one or by a table; each change holds at once. */
export function LimitCard({ project }: { readonly project: Theme }): ReactNode {
  const t = useTexts()
  const [report, setReport] = useState<Report | null>(null)
  const set = useChange(themesApi.setLimitField)
  const upload = useChange(themesApi.setLimitFields, { onDone: ({ data }) => setReport(data) })
  const names: Readonly<Record<string, string>> = questionNames[currentLanguage()]
  const isOpen = project.is_set_limit_field === 1
  const chosen = Object.values(project.limit_field).flat()
  const mayEdit = project.can.edit
  const send = (file: File) => {
    const body = new FormData()
    body.set('theme_id', String(project.id))
    body.append('file', file, file.name)
    upload.mutate({ body })
    // The component sends nothing by itself.
    return false
  }
  return (
    <Card size="small" title={t('limit.title')} style={{ marginBlockEnd: 12 }}>
      <Flex vertical gap={12}>
        <Flex gap={8} align="center" wrap>
          <Switch
            aria-label={t('limit.switch')}
            checked={isOpen}
            disabled={!mayEdit}
            loading={set.isPending}
            onChange={(on) => set.mutate({ body: { theme_id: project.id, isOpen: on } })}
          />
          <span>{t('limit.switch')}</span>
        </Flex>
        <Typography.Text type="secondary">{t('limit.help')}</Typography.Text>
        {isOpen && (
          <>
            <Checkbox.Group
              disabled={!mayEdit}
              value={chosen}
              options={limits.limitableFields().map((key) => ({ value: key, label: names[key] ?? key }))}
              onChange={(keys) =>
                set.mutate({
                  body: { theme_id: project.id, isOpen: true, fieldData: limits.limitOfKeys(keys) },
                })
              }
            />
            {mayEdit && (
              <Flex gap={8} wrap>
                <Upload accept=".xlsx" showUploadList={false} beforeUpload={send}>
                  <Button icon={<UploadOutlined />} loading={upload.isPending}>
                    {t('limit.upload')}
                  </Button>
                </Upload>
                <Button icon={<DownloadOutlined />} href={addressOf(themesApi.getLimitTemplate)}>
                  {t('limit.template')}
                </Button>
              </Flex>
            )}
          </>
        )}
      </Flex>
      {report && <LimitReport report={report} onClose={() => setReport(null)} />}
    </Card>
  )
}
