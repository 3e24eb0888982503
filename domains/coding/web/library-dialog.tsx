import { codingApi } from '@bole/coding/contract'
import { useCall, useChange } from '@bole/platform/web'
import { Button, Flex, Input, Modal, Select, Tag } from 'antd'
import { type ReactNode, useState } from 'react'
import { languageNames } from './live/language-names.ts'
import { useTexts } from './texts/index.ts'

interface LibraryDialogProps {
  readonly interviewId: number
  readonly onClose: () => void
}

/** Chooses a question of the library, by a word and what it asks for; it is shown in the room at once. */
export function LibraryDialog({ interviewId, onClose }: LibraryDialogProps): ReactNode {
  const t = useTexts()
  const [keyword, setKeyword] = useState('')
  const [point, setPoint] = useState<number | null>(null)
  const asked = { query: { page_size: 200, keyword, ...(point === null ? {} : { exam_point: point }) } }
  const questions = useCall(codingApi.listQuestions, asked, { keepsPrevious: true }).data?.data.list
  const points = useCall(codingApi.listExamPoints, {}).data?.data.list ?? []
  const set = useChange(codingApi.setFromLibrary, { onDone: onClose })
  return (
    <Modal open title={t('fromLibrary')} footer={null} onCancel={onClose} width={720}>
      <Flex gap={8} wrap>
        <Input.Search
          aria-label={t('search')}
          placeholder={t('search')}
          maxLength={100}
          allowClear
          onSearch={setKeyword}
          style={{ flex: 1, minInlineSize: 200 }}
        />
        <Select
          aria-label={t('examPoint')}
          placeholder={t('examPoint')}
          allowClear
          value={point}
          options={points.map(({ id, name, question_count }) => ({
            value: id,
            label: `${name} (${question_count})`,
          }))}
          onChange={(id) => setPoint(id ?? null)}
          style={{ minInlineSize: 180 }}
        />
      </Flex>
      {questions?.length === 0 && <p>{t('noQuestions')}</p>}
      <ul aria-label={t('fromLibrary')} style={{ listStyle: 'none', padding: 0 }}>
        {questions?.map(({ id, title, description, exam_points, languages, hr_select_count }) => (
          <li key={id} style={{ paddingBlock: 8 }}>
            <Flex gap={8} align="start" justify="space-between">
              <div>
                <b>{title}</b>
                <p style={{ margin: 0 }}>{description}</p>
                <Flex gap={4} wrap>
                  {exam_points.map((one) => (
                    <Tag key={one.id}>{one.name}</Tag>
                  ))}
                  <span>{languages.map((language) => languageNames[language]).join(' · ')}</span>
                  {hr_select_count > 0 && <span>{t('setTimes', { count: hr_select_count })}</span>}
                </Flex>
              </div>
              <Button
                aria-label={t('useQuestion', { title })}
                disabled={set.isPending}
                onClick={() => set.mutate({ body: { schedule_id: interviewId, question_id: id } })}
              >
                {t('use')}
              </Button>
            </Flex>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
